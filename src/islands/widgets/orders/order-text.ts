import type { ReturnKind } from '#contracts/orders/states.ts';

/** `100042, PO 4500012`. */
export const orderText = ({ id, po_number }: { id: number; po_number: string | null }) =>
  po_number ? `${id}, PO ${po_number}` : String(id);

/** What a return or a claim is called before its number. */
export const RETURN_LABELS: Readonly<Record<ReturnKind, string>> = { return: 'Return', shortage: 'Shortage claim' };
