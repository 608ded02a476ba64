/** An open carton with nothing in it: for a list without products. */
export function CartonDrawing() {
  return (
    <svg viewBox="0 0 120 90">
      <path d="M18 34 60 22l42 12v36L60 84 18 70z" />
      <path d="M18 34 60 48l42-14M60 48v36" />
      <path d="M18 34 6 26l42-13 12 9m42 12 12-8-42-13-12 9" />
      <path className="detail" d="M70 66v8l8-2.5v-8z" />
    </svg>
  );
}
