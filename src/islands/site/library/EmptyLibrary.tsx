/** What a library shows if nothing matches (specification §8). */
export function EmptyLibrary({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <div className="library-empty">
      <svg className="library-empty-drawing" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M6 14h36M6 24h20M6 34h12M31 29a6 6 0 1 0 .1 0M36 40l6 5" />
      </svg>
      <p>{text}</p>
      <button type="button" className="button button-secondary" onClick={onClear}>
        Clear filters
      </button>
    </div>
  );
}
