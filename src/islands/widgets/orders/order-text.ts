/** `100042, PO 4500012`. */
export const orderText = ({ id, po_number }: { id: number; po_number: string | null }) =>
  po_number ? `${id}, PO ${po_number}` : String(id);
