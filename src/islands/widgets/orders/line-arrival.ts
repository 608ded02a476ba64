import { formatDate, formatDay, sentenceCase } from '#client/format.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import type { LineKind, OrderStatus } from '#contracts/orders/portal.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { ORDER_STATES, SHIPMENT_STATES } from '#contracts/orders/states.ts';

/** A line of an order, for buyers or staff. */
export interface ArrivingLine {
  line_no: number;
  kind: LineKind;
  qty: number;
  short_closed_qty: number;
  promised_on: string | null;
}

export interface ArrivingOrder {
  status: OrderStatus;
  shipments: Pick<Shipment, 'status' | 'expected_on' | 'delivered_at' | 'receipt' | 'lines'>[];
}

/**
 * When a line arrives: what has been delivered, what is on the way, and the rest by the promise kept when it was ordered. `late`
 * says that the promise has passed, or that the goods on the way are expected after it.
 */
export function lineArrival(line: ArrivingLine, order: ArrivingOrder, today = dayInIndia()) {
  const wanted = sumQty(line.qty, -line.short_closed_qty);
  if (line.kind !== 'goods' || wanted <= 0) return { texts: [], late: null };
  const { delivered, underWay } = partsOf(line, order);
  const rest = sumQty(wanted, -delivered.qty, -underWay.qty);
  const isOpen = ORDER_STATES[order.status].isOpen === true;
  const late = isOpen && delivered.qty < wanted ? lateText(line, order, underWay.on, today) : null;
  const amount = (qty: number) => (qty >= wanted ? '' : `${qty.toLocaleString('en-IN')} `);
  const texts = [
    ...(delivered.qty > 0
      ? [`${amount(delivered.qty)}delivered${delivered.on ? ` on ${formatDate(delivered.on)}` : ''}`]
      : []),
    ...(underWay.qty > 0 ? [`${amount(underWay.qty)}on the way${underWayText(line, underWay.on, late)}`] : []),
    ...(isOpen && rest > 0 && late === null ? [`${amount(rest)}${promiseText(line)}`] : []),
  ];
  return { texts: texts.map(sentenceCase), late };
}

const promiseText = ({ promised_on }: ArrivingLine) =>
  promised_on ? `promised by ${formatDay(promised_on)}` : 'no delivery date yet';

/** Staff may not know the carrier's day: then the promise applies. */
function underWayText({ promised_on }: ArrivingLine, expected: string | null, late: string | null): string {
  if (expected !== null) return `, expected ${formatDay(expected)}`;
  return promised_on !== null && late === null ? `, promised by ${formatDay(promised_on)}` : '';
}

/** An order that awaits approval is promised again when it is approved. */
function lateText({ promised_on }: ArrivingLine, { status }: ArrivingOrder, expected: string | null, today: string) {
  if (promised_on === null || !ORDER_STATES[status].isAwaited) return null;
  const isLate = today > promised_on || (expected !== null && expected > promised_on);
  return isLate ? `Late: promised by ${formatDay(promised_on)}` : null;
}

/** The quantities delivered, or recorded by the buyer, and on the way, each with its last day, if that is known. */
function partsOf({ line_no }: ArrivingLine, { shipments }: ArrivingOrder) {
  const ofLine = shipments.map(({ lines, ...shipment }) => ({
    ...shipment,
    qty: sumQty(...lines.filter((each) => each.line_no === line_no).map(({ qty }) => qty)),
  }));
  const parts = ofLine.filter(({ qty }) => qty > 0);
  const isHere = ({ status, receipt }: (typeof parts)[number]) => status === 'delivered' || receipt !== null;
  const delivered = parts.filter(isHere);
  const underWay = parts.filter((part) => SHIPMENT_STATES[part.status].isUnderWay && !isHere(part));
  const sum = (some: typeof parts) => sumQty(...some.map(({ qty }) => qty));
  return {
    delivered: {
      qty: sum(delivered),
      on: latest(delivered.map(({ delivered_at, receipt }) => delivered_at ?? receipt?.at ?? null)),
    },
    underWay: { qty: sum(underWay), on: latest(underWay.map(({ expected_on }) => expected_on)) },
  };
}

const latest = (days: (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;
