import * as z from 'zod';
import { CompanyKey } from './companies.ts';
import { type DemoOrder, type DemoShipment, readOrders } from './order-data.ts';
import { readJson } from './read-data.ts';

/** Goods that a plant orders again and again, between two days. */
const Basket = z.strictObject({
  /** Label of the address; absent: the company's default. */
  place: z.string().optional(),
  /** Email of the buyer; absent: the company's first one. */
  placed_by: z.string().optional(),
  every_days: z.int().min(7),
  first_days_ago: z.int(),
  last_days_ago: z.int().min(8),
  carrier: z.string(),
  transit_days: z.int().min(1).max(6),
  lines: z.array(z.strictObject({ sku: z.string(), qty: z.int().positive() })).min(1),
});
type Basket = z.infer<typeof Basket>;

const Regular = z.strictObject({
  company: CompanyKey,
  /** Its PO numbers count up to `latest`, some for each day: most of its orders go to others. */
  po: z.strictObject({ prefix: z.string(), digits: z.int(), latest: z.int(), per_day: z.number() }),
  /** Days from dispatch to payment. The credit is 30 days, so one of them always pays late. */
  pays_after_days: z.int(),
  baskets: z.array(Basket),
});
type Regular = z.infer<typeof Regular>;

/** How much more or less of a basket is ordered, in turn. */
const SHARES = [1, 1.25, 0.75, 1, 1.5, 0.5];

/** A year of delivered orders of all companies: what they buy regularly, in data/past-year.json. */
export function readPastYear(): DemoOrder[] {
  const taken = new Set(readOrders().map(({ po_number }) => po_number));
  return readJson('past-year.json', Regular).flatMap((regular) => ordersOf(regular, taken));
}

function ordersOf(regular: Regular, taken: Set<string | null>): DemoOrder[] {
  return regular.baskets.flatMap((basket, at) => {
    const orders: DemoOrder[] = [];
    for (let day = basket.first_days_ago; day >= basket.last_days_ago; day -= basket.every_days) {
      const po_number = nextNumber(regular.po, day, taken);
      orders.push(orderOf(regular, basket, { po_number, day, turn: orders.length + at }));
    }
    return orders;
  });
}

/** The number of that day, or the next one that is free. */
function nextNumber({ prefix, digits, latest, per_day }: Regular['po'], day: number, taken: Set<string | null>) {
  let number = Math.round(latest - day * per_day);
  const text = () => `${prefix}${String(number).padStart(digits, '0')}`;
  while (taken.has(text())) number += 1;
  taken.add(text());
  return text();
}

function orderOf(
  { company, pays_after_days }: Regular,
  basket: Basket,
  { po_number, day, turn }: { po_number: string; day: number; turn: number },
): DemoOrder {
  const { place, placed_by, carrier, transit_days } = basket;
  const dispatched = day - 2;
  const delivered = dispatched - transit_days;
  // Two orders on one day have different hours.
  const hour = 0.1 + ((day * 7 + turn * 3) % 8) / 10;
  const shipment: DemoShipment = {
    ...{ lines: basket.lines.map((_, index) => index + 1), status: 'delivered', invoiced: true },
    ...{ packed_days_ago: day - 1 + 0.3 + hour / 4, dispatched_days_ago: dispatched + 0.1 + hour / 3 },
    ...{ delivered_days_ago: delivered + hour, carrier, lr_number: `${carrier[0]}${410_000 - day * 90 + turn}` },
    ...{ challan: { reason: 'other supply', note: '' }, payments: paymentsFor(pays_after_days, dispatched, turn) },
  };
  const order: DemoOrder = {
    ...{ company, place, placed_by, po_number, messages: [], shipments: [shipment] },
    status: shipment.payments.length > 0 ? 'completed' : 'delivered',
    lines: basket.lines.map(({ sku, qty }) => ({
      sku,
      qty: Math.max(1, Math.round(qty * SHARES[turn % SHARES.length]!)),
    })),
    steps: [
      { status: 'placed', days_ago: day + hour },
      { status: 'confirmed', days_ago: day + hour / 2 },
    ],
  };
  if (order.status === 'completed') order.steps.push({ status: 'completed', days_ago: delivered - 2 + hour });
  return order;
}

/** Nothing until the company's usual day. */
function paymentsFor(pays_after_days: number, from: number, turn: number): DemoShipment['payments'] {
  const day = from - pays_after_days - (turn % 4);
  return day < 2 ? [] : [{ share: 1, days_ago: day, method: 'NEFT' }];
}
