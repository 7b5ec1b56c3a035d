/** What is said where no puzzle could be made. */
export const LostPuzzle = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div class="puzzle" role="alert">
    <p>החידה לא הגיעה. בדקו שיש חיבור לרשת, ונסו שוב.</p>
    <div class="controls">
      <button type="button" class="button main" onClick={onAgain}>
        לנסות שוב
      </button>
    </div>
  </div>
);
