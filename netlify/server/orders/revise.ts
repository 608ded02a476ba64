import type { Supply } from '#contracts/catalog/backorder.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { amountsWithQty, sumByKind } from '#contracts/orders/revised-line.ts';
import type { order_lines } from '#db/schema/orders.ts';
import { supplier } from '#site';
import { assertWithinMaxTotal } from '../catalog/pricing.ts';
import { isInterState } from '../catalog/tax.ts';
import { AppError } from '../platform/errors.ts';
import { suppliedAmounts } from './supplied.ts';

type Line = typeof order_lines.$inferSelect;

/** An order with an approver's quantities: its new lines and sums, and the change of stock. */
export interface Revision {
  /** Lines with another quantity, recalculated. */
  changed: Line[];
  /** Numbers of the removed lines. */
  removed: number[];
  sums: ReturnType<typeof sumByKind>;
  /** Product id → additional quantity taken from stock; negative if returned to it. */
  stock: Map<number, number>;
  /** For the buyer's mail; `approved` is 0 for a removed line. */
  changes: { sku: string; name: string; unit: string; ordered: number; approved: number }[];
}

/**
 * Applies an approver's quantities. Prices and rates stay as ordered; a line's discount is reduced with its quantity. 400
 * for an unknown line, for freight, for removing every line, for more than was quoted, or above the maximum total. `supplies`
 * has what there is of each product, for a larger quantity.
 */
export function reviseOrder(
  order: { ship_state: string; quote_id: number | null },
  lines: Line[],
  wanted: { line_no: number; qty: number }[],
  supplies: ReadonlyMap<number, Supply> = new Map(),
): Revision {
  const quantities = new Map(wanted.map(({ line_no, qty }) => [line_no, qty]));
  assertKnownGoods(lines, quantities);
  const interState = isTaxedInterState(order.ship_state, lines);
  const revised = lines.map((line) => {
    const qty = quantities.get(line.line_no) ?? line.qty;
    const decimals = decimalsFault(qty, line.unit);
    if (decimals) throw new AppError('invalid', `${line.name} (${line.sku}): ${decimals}`);
    if (order.quote_id !== null && qty > line.qty)
      throw refused(line, 'was quoted for a smaller quantity. You can only reduce it.');
    return { line, qty, next: qty === line.qty ? line : withQty(line, qty, interState, supplies) };
  });
  const left = revised.filter(({ qty }) => qty > 0);
  if (!left.some(({ line }) => line.kind === 'goods')) {
    throw new AppError('invalid', 'Keep at least one line, or reject the order.');
  }
  const sums = sumByKind(left.map(({ next }) => suppliedAmounts(next)));
  assertWithinMaxTotal(sums);
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

function assertKnownGoods(lines: Line[], quantities: Map<number, number>): void {
  const known = new Map(lines.map((line) => [line.line_no, line]));
  for (const [line_no, qty] of quantities) {
    const line = known.get(line_no);
    if (!line) throw new AppError('invalid', `The order has no line ${line_no}.`);
    if (line.kind !== 'goods' && qty !== line.qty) throw refused(line, 'is not goods and cannot be changed.');
  }
}

/** As the lines were taxed; if no line has tax, by the place of supply. */
function isTaxedInterState(state: string, lines: Line[]): boolean {
  if (lines.some(({ igst_paise }) => igst_paise > 0)) return true;
  if (lines.some(({ cgst_paise }) => cgst_paise > 0)) return false;
  return isInterState(supplier.state, { state });
}

function withQty(line: Line, qty: number, interState: boolean, supplies: ReadonlyMap<number, Supply>): Line {
  const stock_qty = qty > line.qty ? raisedStock(line, qty, supplies) : loweredStock(line, qty);
  return { ...line, qty, ...amountsWithQty(line, qty, interState), stock_qty };
}

/** What was to be bought in is dropped first. */
const loweredStock = ({ stock_qty, short_closed_qty }: Line, qty: number) =>
  stock_qty === null ? null : Math.min(stock_qty, sumQty(qty, -short_closed_qty));

/** All that the line lacks, or what there is of an item that can be ordered beyond stock (decision 079). */
function raisedStock({ product_id, stock_qty, qty: before }: Line, qty: number, supplies: ReadonlyMap<number, Supply>) {
  const supply = product_id === null ? undefined : supplies.get(product_id);
  const held = stock_qty ?? before;
  const lacks = sumQty(qty, -held);
  if (!supply?.can_backorder || supply.stock >= lacks) return null;
  return sumQty(held, Math.max(0, supply.stock));
}

function stockMoves(differing: { line: Line; qty: number; next: Line }[]): Map<number, number> {
  const moves = new Map<number, number>();
  for (const { line, qty, next } of differing) {
    if (line.product_id === null) continue;
    const before = line.stock_qty ?? line.qty;
    const after = next.stock_qty ?? qty;
    moves.set(line.product_id, sumQty(moves.get(line.product_id) ?? 0, after, -before));
  }
  return moves;
}

const refused = ({ name, sku }: Line, reason: string) => new AppError('invalid', `${name} (${sku}) ${reason}`);
