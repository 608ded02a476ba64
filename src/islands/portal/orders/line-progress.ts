import { sumQty } from '#contracts/fields/thousandths.ts';
import type { OrderDetail, OwnOrderLine } from '#contracts/orders/portal.ts';
import { ORDER_STATES, RETURN_STATES, type ReturnKind, SHIPMENT_STATES } from '#contracts/orders/states.ts';

type Part = { status: string; lines: { line_no: number; qty: number }[] };

/** How far a line of an order is: `Shipped 8`, `Delivered 4`, `Returned 1`, `Pending 12`; no part of 0, none before anything is shipped. */
export function lineProgress(line: OwnOrderLine, { status, shipments, returns }: OrderDetail): string[] {
  if (line.kind !== 'goods' || ORDER_STATES[status].isCalledOff) return [];
  const inParts = (parts: Part[]) =>
    sumQty(
      ...parts.flatMap(({ lines }) => lines.flatMap(({ line_no, qty }) => (line_no === line.line_no ? [qty] : []))),
    );
  const inReturns = (kind: ReturnKind) =>
    inParts(returns.filter((one) => one.kind === kind && RETURN_STATES[one.status].isCredited));
  // What is sent again was shipped once.
  const shipped = inParts(shipments.filter((one) => SHIPMENT_STATES[one.status].isSent && !one.claim));
  if (shipments.every((one) => !SHIPMENT_STATES[one.status].isSent)) return [];
  const figures: [string, number][] = [
    ['Shipped', shipped],
    ['Delivered', line.delivered],
    // Requested or on the way back is not yet returned.
    ['Returned', inReturns('return')],
    ['Short', inReturns('shortage')],
    ['Pending', Math.max(0, sumQty(line.qty, -line.short_closed_qty, -shipped))],
  ];
  return figures.filter(([, qty]) => qty > 0).map(([label, qty]) => `${label} ${qty.toLocaleString('en-IN')}`);
}
