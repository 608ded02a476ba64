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

type Stocked = Line & { allocated_qty: number | null; stock: number | null };

/** What can be packed of a line now: what is allocated to it or free, or all that is left of goods outside the catalogue. */
export function packableQty({ allocated_qty, stock, ...line }: Stocked): number {
  const left = remainingQty(line);
  return allocated_qty === null ? left : Math.min(left, sumQty(allocated_qty, stock ?? 0));
}

/** The same with what is available, where it is less: `… to pack, 25 available`. */
export function formatAvailable(line: Stocked): string {
  const [left, packable] = [remainingQty(line), packableQty(line)];
  return `${formatRemaining(line)}${packable < left ? `, ${formatQty(packable)} available` : ''}`;
}

/** Why a quantity cannot be packed, or null. */
export function availabilityError(qty: number, line: Stocked): string | null {
  const packable = packableQty(line);
  if (qty <= packable) return null;
  const there = packable > 0 ? `Only ${formatQuantity(packable, line.unit)}` : 'None';
  return `${there} available. Receive the goods or count the stock first, or pack fewer.`;
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
