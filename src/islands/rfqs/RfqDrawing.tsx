/** A sheet with lines to fill in and a question at its foot, for the place where RFQs will be. */
export function RfqDrawing() {
  return (
    <svg viewBox="0 0 120 96">
      <path d="M26 8h52l16 16v64H26Z" />
      <path d="M78 8v16h16M38 36h30m8 0h6M38 48h30m8 0h6M38 60h18" />
      <path className="detail" d="M72 66a6 6 0 1 1 8 5.6c-1.6 .8-2 1.8-2 3.4m0 4v.5" />
    </svg>
  );
}
