/** An open carton, empty, as a line drawing: two sides, four flaps, the centre line in saffron. */
export function BoxDrawing() {
  return (
    <svg viewBox="0 0 120 96">
      <path d="M60 34v54L18 72V24m42 64 42-16V24M18 24l42 10 42-10M18 24l42-9 42 9" />
      <path d="M18 24 4 36l40 11 16-13 16 13 40-11-14-12M18 24 30 11l30 4 30-4 12 13" />
      <path className="detail" d="M60 4v8m0 3v3m0 3v8" />
    </svg>
  );
}
