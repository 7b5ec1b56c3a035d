/** What a reader is told when the board could not be fetched. A browser may remember that: only a fresh page asks again. */
export const LostBoard = () => (
  <p class="note" role="status">
    הלוח לא נטען. בדקו את החיבור, ואז{' '}
    <button type="button" class="button" onClick={() => location.reload()}>
      טענו את הדף שוב
    </button>
  </p>
);
