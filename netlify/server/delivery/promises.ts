import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_DISPATCH, type DispatchSettings } from '#contracts/delivery/admin.ts';
import type { Delivery } from '#contracts/delivery/delivery.ts';
import { promiseDelivery } from '#contracts/delivery/promise.ts';
import { myCompany, rows } from '../platform/database.ts';
import { todayInIndia } from '../platform/time.ts';
import { describeBackorder, describeDelivery } from './describe.ts';

/** What the database knows for a PIN code; nulls where nothing is saved. */
interface TermsRow {
  cut_off_hour: number | null;
  working_days: DispatchSettings['working_days'] | null;
  holidays: string[];
  zone: string | null;
  transit_days: number | null;
}

/** Query of the delivery terms for a PIN code, given as SQL. */
export function termsForPin(pin: SQL) {
  return rows<TermsRow>(sql`
    select s.cut_off_hour, to_json(s.working_days) as working_days, z.zone, z.transit_days,
      (select coalesce(json_agg(day), '[]') from holidays where day >= ${todayInIndia}) as holidays
    from (select ${pin} as pin) as ship_to
      left join dispatch_settings s on true
      left join lateral (select zone, transit_days from delivery_zones
        where starts_with(ship_to.pin, prefix) order by length(prefix) desc limit 1) as z on true`);
}

/** The same for a ship-to address of the company: the requested one, else the default, else the first. */
export function deliveryTerms(ship_address_id?: number | null, company_id: SQL = myCompany) {
  const requested = ship_address_id ? sql`and id = ${ship_address_id}` : sql``;
  return termsForPin(sql`(select pincode from addresses
    where company_id = ${company_id} and archived_at is null and country = 'India' ${requested}
    order by is_default desc, id limit 1)`);
}

/** What a promise needs to know of a product. */
export interface PromisedProduct {
  stock: number;
  lead_days: number | null;
  /** Whether the buyer may order more than the stock (decision 079); absent: they may not. */
  can_backorder?: boolean;
}

/**
 * Returns the function that promises quantities of products under these terms, for an order placed at `now`. Without a quantity, it
 * says when one unit arrives, and what is beyond stock.
 */
export function promiser({ rows: [found] }: { rows: TermsRow[] }, now = new Date()) {
  const terms = {
    now,
    cutOffHour: found?.cut_off_hour ?? DEFAULT_DISPATCH.cut_off_hour,
    workingDays: found?.working_days ?? DEFAULT_DISPATCH.working_days,
    holidays: new Set(found?.holidays),
    transitDays: found?.transit_days ?? null,
  };
  const promiseOf = (qty: number, { stock, lead_days }: PromisedProduct) =>
    promiseDelivery({ qty, stock, leadDays: lead_days, ...terms });
  return ({ can_backorder = false, ...product }: PromisedProduct, wanted?: number): Delivery => {
    const qty = wanted ?? 1;
    const { dispatch_on: _, ...promise } = promiseOf(qty, product);
    if (!can_backorder) return { ...promise, text: describeDelivery(promise, qty, now) };
    const beyond_on = promiseOf(1, { ...product, stock: 0 }).deliver_on;
    return { ...promise, text: describeBackorder(promise, { stock: product.stock, beyond_on, qty: wanted }, now) };
  };
}

/** The latest of the dates promised for an order's lines; null if none was. */
export const latestDay = (days: (string | null)[]): string | null =>
  days
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1) ?? null;
