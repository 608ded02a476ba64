/** A plant in front view, its chimney still to be drawn: for a list without companies. */
export function PlantDrawing() {
  return (
    <svg viewBox="0 0 120 90">
      <path d="M10 78V40l24 14V40l24 14V40l24 14V14h18v64z" />
      <path d="M22 66h8m10 0h8m10 0h8m10 0h8" />
      <path className="detail" d="M91 4v6" />
      <path d="M4 78h112" />
    </svg>
  );
}
