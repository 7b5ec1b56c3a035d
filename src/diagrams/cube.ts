import { z } from 'zod';

/** The largest value that an XGID can tell. */
const LARGEST = 2 ** 30;

/** The value of the doubling cube as YAML has it. */
export const CubeValue = z
  .int()
  .refine(
    (value) => value <= LARGEST && Number.isInteger(Math.log2(value)),
    'it must be a power of two: 1, 2, 4, 8 …',
  );
