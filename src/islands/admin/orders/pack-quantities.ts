import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';

interface Line {
  sku: string | null;
  unit: string;
  qty: number;
  packed_qty: number;
  short_closed_qty: number;
}

/** The quantity of a line still to be packed: neither packed nor short-closed. */
export const remainingQty = ({ qty, packed_qty, short_closed_qty }: Omit<Line, 'sku' | 'unit'>) =>
  sumQty(qty, -packed_qty, -short_closed_qty);

/** `SEAL-40/62 · 1,000 of 1,200 nos to pack` */
export function formatRemaining(line: Line): string {
  return `${line.sku} · ${formatQty(remainingQty(line))} of ${formatQuantity(line.qty, line.unit)} to pack`;
}

/** The error message for a quantity, or null. A blank field is an error, not 0. */
export function qtyError(qty: number | null, remaining: number, unit: string): string | null {
  if (qty === null) return 'Enter a quantity, 0 for none.';
  const decimals = Number.isNaN(qty) ? null : decimalsFault(qty, unit);
  if (decimals) return decimals;
  if (qty >= 0 && qty <= remaining && sumQty(qty) === qty) return null;
  return `Enter a ${isCounted(unit) ? 'whole number' : 'number with at most three decimals'} from 0 to ${formatQty(remaining)}.`;
}

const formatQty = (qty: number) => qty.toLocaleString('en-IN');
