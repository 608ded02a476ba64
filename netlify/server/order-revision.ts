import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import type { order_lines } from '#db/schema/orders.ts';
import { supplier } from '#site';
import { AppError } from './http/errors.ts';
import { refuseTooMuch } from './pricing.ts';
import { isInterState, taxOn } from './tax.ts';

type Line = typeof order_lines.$inferSelect;

/** What the sums of an order follow from. */
type Summed = Pick<Line, 'kind' | 'taxable_paise' | 'total_paise'>;

/** An order that an approver gives other quantities: its lines and sums anew, and what that does to the stock. Pure. */
export interface Revision {
  /** Lines with another quantity, amounts anew. */
  changed: Line[];
  /** Numbers of the lines that go. */
  removed: number[];
  sums: ReturnType<typeof sumByKind>;
  /** Product id → how many more of it are taken; negative: given back. */
  stock: Map<number, number>;
  /** What the person who ordered is told, line by line; 0 for one that went. */
  changes: { sku: string; name: string; unit: string; ordered: number; approved: number }[];
}

/**
 * Applies an approver's quantities. Prices and rates stay as ordered; a discount on a line shrinks with its quantity.
 * 400 for a line that the order does not have, for freight, for taking out every line, for more than a quote offered
 * or an order may come to.
 */
export function reviseOrder(
  order: { ship_state: string; quote_id: number | null },
  lines: Line[],
  wanted: { line_no: number; qty: number }[],
): Revision {
  const quantities = new Map(wanted.map(({ line_no, qty }) => [line_no, qty]));
  refuseUnknown(lines, quantities);
  const interState = isTaxedInterState(order.ship_state, lines);
  const revised = lines.map((line) => {
    const qty = quantities.get(line.line_no) ?? line.qty;
    if (order.quote_id !== null && qty > line.qty) throw refused(line, 'was quoted for fewer: lower quantities only.');
    return { line, qty, next: qty === line.qty || qty === 0 ? line : withQty(line, qty, interState) };
  });
  const left = revised.filter(({ qty }) => qty > 0);
  if (!left.some(({ line }) => line.kind === 'goods')) {
    throw new AppError('invalid', 'Leave at least one line with a quantity, or reject the order.');
  }
  const sums = sumByKind(left.map(({ next }) => next));
  refuseTooMuch(sums);
  const differing = revised.filter(({ line, qty }) => qty !== line.qty);
  return {
    changed: differing.filter(({ qty }) => qty > 0).map(({ next }) => next),
    removed: differing.filter(({ qty }) => qty === 0).map(({ line }) => line.line_no),
    sums,
    stock: stockMoves(differing),
    changes: differing.map(({ line: { sku, name, unit, qty: ordered }, qty }) => ({
      ...{ sku, name, unit, ordered },
      approved: qty,
    })),
  };
}

function refuseUnknown(lines: Line[], quantities: Map<number, number>): void {
  const known = new Map(lines.map((line) => [line.line_no, line]));
  for (const [line_no, qty] of quantities) {
    const line = known.get(line_no);
    if (!line || line_no > MAX_ORDER_LINES + 1) throw new AppError('invalid', `The order has no line ${line_no}.`);
    if (line.kind !== 'goods' && qty !== line.qty) throw refused(line, 'is no goods: it cannot be changed.');
  }
}

/** Which tax was levied stands in the lines; where none was, the place of supply tells which it would be. */
function isTaxedInterState(state: string, lines: Line[]): boolean {
  if (lines.some(({ igst_paise }) => igst_paise > 0)) return true;
  if (lines.some(({ cgst_paise }) => cgst_paise > 0)) return false;
  return isInterState(supplier.state, { state });
}

function withQty(line: Line, qty: number, interState: boolean): Line {
  const discount_paise = Number((BigInt(line.discount_paise) * BigInt(qty)) / BigInt(line.qty));
  const taxable_paise = line.price_paise * qty - discount_paise;
  const tax = taxOn(taxable_paise, line.gst_rate_bp, interState);
  const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  const stock_qty = line.stock_qty === null ? null : Math.min(line.stock_qty, qty);
  return { ...line, qty, discount_paise, taxable_paise, ...tax, total_paise, stock_qty };
}

function stockMoves(differing: { line: Line; qty: number; next: Line }[]): Map<number, number> {
  const moves = new Map<number, number>();
  for (const { line, qty, next } of differing) {
    if (line.product_id === null) continue;
    const before = line.stock_qty ?? line.qty;
    const after = qty === 0 ? 0 : (next.stock_qty ?? qty);
    moves.set(line.product_id, (moves.get(line.product_id) ?? 0) + after - before);
  }
  return moves;
}

/** Sums of an order's lines, paise: freight is a line of its own and the sum `shipping`. */
export function sumByKind(lines: Summed[]) {
  const sum = (of: Summed[], field: 'taxable_paise' | 'total_paise') => of.reduce((all, line) => all + line[field], 0);
  const subtotal_paise = sum(
    lines.filter(({ kind }) => kind === 'goods'),
    'taxable_paise',
  );
  const shipping_paise = sum(
    lines.filter(({ kind }) => kind === 'freight'),
    'taxable_paise',
  );
  const total_paise = sum(lines, 'total_paise');
  return { subtotal_paise, shipping_paise, tax_paise: total_paise - subtotal_paise - shipping_paise, total_paise };
}

const refused = ({ name, sku }: Line, why: string) => new AppError('invalid', `${name} (${sku}) ${why}`);
