import type { Return } from '#contracts/orders/shipments.ts';
import type { ReturnKind } from '#contracts/orders/states.ts';

/** `100042, PO 4500012`. */
export const orderText = ({ id, po_number }: { id: number; po_number: string | null }) =>
  po_number ? `${id}, PO ${po_number}` : String(id);

/** What a return or a claim is called before its number. */
export const RETURN_LABELS: Readonly<Record<ReturnKind, string>> = { return: 'Return', shortage: 'Shortage claim' };

/** The consignment that sends the missing goods of a claim again: `Sent again in SHP-000124, at no charge`. */
export const sentInText = ({ code, status }: NonNullable<Return['sent_in']>) =>
  `${status === 'packed' ? 'Packed again in' : 'Sent again in'} ${code}, at no charge`;
