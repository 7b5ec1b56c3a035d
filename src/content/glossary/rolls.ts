import type { RollName } from './form.ts';

/** The rolls by their names, from the highest. */
export const ROLLS: readonly RollName[] = [
  { high: 6, low: 6, turkish: ['dü şeş'], hebrew: ['דו־שש', 'דושש'] },
  { high: 6, low: 5, turkish: ['şeş beş'], hebrew: ['שש־בש'], attested: true },
  { high: 6, low: 4, turkish: ['şeş cihar'], hebrew: ['שש ג׳הר'] },
  { high: 6, low: 3, turkish: ['şeş-ü se'], hebrew: ['שש־ו־סה'] },
  { high: 6, low: 2, turkish: ['şeş-i dü'], hebrew: ['שש־י דו'] },
  { high: 6, low: 1, turkish: ['şeş-i yek', 'şeş-ü yek'], hebrew: ['שש־י יק'] },
  { high: 5, low: 5, turkish: ['dü beş'], hebrew: ['דובש'] },
  {
    high: 5,
    low: 4,
    turkish: ['cihar-ü penc', 'penc-i caar', 'beş dört'],
    hebrew: ['ג׳הר־ו פנג׳'],
  },
  { high: 5, low: 3, turkish: ['penc-ü se'], hebrew: ['פנג׳־ו סה'] },
  { high: 5, low: 2, turkish: ['penc-i dü'], hebrew: ['פנג׳י דו'] },
  { high: 5, low: 1, turkish: ['penc-i yek', 'penc-ü yek'], hebrew: ['פנג׳י יק'] },
  { high: 4, low: 4, turkish: ['dört cihar', 'dört caar'], hebrew: ['דורט ג׳הר', 'דורג׳י'] },
  { high: 4, low: 3, turkish: ['cihar-ü se'], hebrew: ['ג׳הר־ו סה'] },
  { high: 4, low: 2, turkish: ['cihar-i dü'], hebrew: ['ג׳הרי דו'] },
  { high: 4, low: 1, turkish: ['cihar-ı yek'], hebrew: ['ג׳הרי יק'] },
  { high: 3, low: 3, turkish: ['dü se'], hebrew: ['דוסה'] },
  { high: 3, low: 2, turkish: ['seba-i dü'], hebrew: ['סבאי דו'] },
  { high: 3, low: 1, turkish: ['se yek'], hebrew: ['סה יק'] },
  { high: 2, low: 2, turkish: ['dubara'], hebrew: ['דוברה'] },
  { high: 2, low: 1, turkish: ['yek-i dü', 'iki bir'], hebrew: ['יקי דו', 'יקו דו'] },
  { high: 1, low: 1, turkish: ['hep yek', 'dü yek'], hebrew: ['הפ־יק', 'הביאק'] },
];
