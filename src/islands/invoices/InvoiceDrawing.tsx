/** A sheet with its columns and the sum at the foot, for the place where invoices will be. */
export function InvoiceDrawing() {
  return (
    <svg viewBox="0 0 120 96">
      <path d="M26 8h68v80H26Z" />
      <path d="M36 18h22m-22 6h14M26 34h68M26 46h68M26 58h68M66 34v36M80 34v36M26 70h68" />
      <path className="detail" d="M72 79h16" />
    </svg>
  );
}
