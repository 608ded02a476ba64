/** What the dialog says of a line that is to be packed. */

interface Line {
  sku: string | null;
  unit: string;
  qty: number;
  packed_qty: number;
}

/** `SEAL-40/62 · 1,000 of 1,200 NOS to pack` */
export function packHint({ sku, unit, qty, packed_qty }: Line): string {
  return `${sku} · ${count(qty - packed_qty)} of ${count(qty)} ${unit} to pack`;
}

/** Why so many cannot be packed; null where they can. Nothing typed is no 0: it may be a slip. */
export function packFault(qty: number | null, remains: number): string | null {
  if (qty === null) return 'Enter how many, 0 for none.';
  return Number.isInteger(qty) && qty >= 0 && qty <= remains
    ? null
    : `Enter a whole number from 0 to ${count(remains)}.`;
}

const count = (qty: number) => qty.toLocaleString('en-IN');
