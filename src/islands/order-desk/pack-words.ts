/** What remains to be packed of a line, and what the dialogs over such quantities say. */

interface Line {
  sku: string | null;
  unit: string;
  qty: number;
  packed_qty: number;
  short_closed_qty: number;
}

/** How much of a line stands in no consignment and is still to be supplied. */
export const toPack = ({ qty, packed_qty, short_closed_qty }: Omit<Line, 'sku' | 'unit'>) =>
  qty - packed_qty - short_closed_qty;

/** `SEAL-40/62 · 1,000 of 1,200 NOS to pack` */
export function packHint(line: Line): string {
  return `${line.sku} · ${count(toPack(line))} of ${count(line.qty)} ${line.unit} to pack`;
}

/** Why so many cannot be taken; null where they can. Nothing typed is no 0: it may be a slip. */
export function qtyFault(qty: number | null, remains: number): string | null {
  if (qty === null) return 'Enter how many, 0 for none.';
  return Number.isInteger(qty) && qty >= 0 && qty <= remains
    ? null
    : `Enter a whole number from 0 to ${count(remains)}.`;
}

const count = (qty: number) => qty.toLocaleString('en-IN');
