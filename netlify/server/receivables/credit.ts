import { and, eq, isNull, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { type CreditHold, type CreditPosition, DEFAULT_CREDIT_HOLD_DAYS } from '#contracts/receivables/credit.ts';
import { accounts_settings } from '#db/schema/accounts-settings.ts';
import { credit_holds } from '#db/schema/receivables.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { uninvoicedOf, uninvoicedOrders } from './credit-used.ts';
import { onAccountOf } from './on-account.ts';
import { overLimit } from './over-limit.ts';

/** What decides whether an order's company has credit left; amounts in paise. */
export interface CreditFigures extends Record<string, unknown> {
  limit_paise: number | null;
  open_paise: number;
  on_account_paise: number;
  uninvoiced_paise: number;
  order_paise: number;
  overdue_paise: number;
  oldest_days: number;
  hold_days: number;
}

/** The company's figures at an order: one row, none for an unknown order. */
export const creditFigures = (order_id: number) =>
  rows<CreditFigures>(sql`
    select c.credit_limit_paise::float8 as limit_paise, due.*, ${onAccountOf(sql`c.id`)}::float8 as on_account_paise,
      (select paise from (${uninvoicedOf}) as this_order)::float8 as order_paise,
      ${uninvoicedOrders(sql`c.id`, sql`${order_id}`)} as uninvoiced_paise,
      coalesce((select credit_hold_days from accounts_settings), ${DEFAULT_CREDIT_HOLD_DAYS}) as hold_days
    from orders o join companies c on c.id = o.company_id,
      lateral (
        select coalesce(sum(open), 0)::float8 as open_paise,
          coalesce(sum(open) filter (where days > 0), 0)::float8 as overdue_paise, greatest(0, coalesce(max(days), 0)) as oldest_days
        from (
          select amount_paise - paid_paise - credited_paise - written_off_paise as open, ${todayInIndia} - due_date as days from invoices
          where company_id = o.company_id and kind <> 'credit note' and released and status in ${UNPAID_INVOICE_STATUSES}
        ) as unpaid
      ) as due
    where o.id = ${order_id}`);

/** The position on the wire, with the reasons for which confirming needs an admin. */
export function creditPosition(figures: CreditFigures): CreditPosition {
  const { limit_paise, open_paise, on_account_paise, uninvoiced_paise, order_paise, overdue_paise } = figures;
  const { oldest_days, hold_days } = figures;
  const used = open_paise - on_account_paise + uninvoiced_paise + order_paise;
  const over = limit_paise === null ? 0 : Math.max(0, used - limit_paise);
  const isLate = hold_days > 0 && oldest_days > hold_days;
  return {
    limit: toRupees(limit_paise),
    open: toRupees(open_paise),
    on_account: toRupees(on_account_paise),
    uninvoiced: toRupees(uninvoiced_paise),
    order: toRupees(order_paise),
    used: toRupees(used),
    over_by: toRupees(over),
    overdue: toRupees(overdue_paise),
    oldest_days,
    hold_days,
    reasons: [
      ...(over > 0 ? [overLimit(over, limit_paise!)] : []),
      ...(isLate ? [`${formatPaise(overdue_paise)} overdue, the oldest invoice by ${oldest_days} days`] : []),
    ],
  };
}

interface HoldRow extends Record<string, unknown> {
  reason: string;
  at: string;
  /** Null if the order itself took the company over its limit. */
  by: string | null;
  lifted_at: string | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

/** An order's credit holds, the oldest first. */
export const creditHolds = (order_id: number) =>
  rows<HoldRow>(sql`
    select h.reason, to_json(h.created_at)#>>'{}' as at, held.name as by, to_json(h.lifted_at)#>>'{}' as lifted_at,
      lifted.name as lifted_by, h.lift_reason
    from credit_holds h left join users held on held.id = h.held_by left join users lifted on lifted.id = h.lifted_by
    where h.order_id = ${order_id} order by h.id`);

/** A hold on the wire. */
export const creditHoldOf = ({ reason, at, by, lifted_at, lifted_by, lift_reason }: HoldRow): CreditHold => ({
  ...{ reason, by, at: new Date(at).toISOString() },
  lifted: lifted_at ? { at: new Date(lifted_at).toISOString(), by: lifted_by ?? '', reason: lift_reason ?? '' } : null,
});

/** Puts an order on credit hold, in the batch that changes its status. */
export const addCreditHold = (
  hold: Pick<typeof credit_holds.$inferInsert, 'order_id' | 'company_id' | 'reason' | 'held_by'>,
) => db.insert(credit_holds).values(hold);

/** Lifts an order's credit hold, if there is one; only admins may. */
export const liftCreditHold = (order_id: number, lifted_by: number, lift_reason: string) =>
  db
    .update(credit_holds)
    .set({ lifted_at: sql`now()`, lifted_by, lift_reason })
    .where(and(eq(credit_holds.order_id, order_id), isNull(credit_holds.lifted_at)));

/** Saves from how many days overdue an order needs an admin. */
export async function saveCreditSettings(actor: Caller, settings: { credit_hold_days: number }) {
  await asActor(actor, [
    db.insert(accounts_settings).values(settings).onConflictDoUpdate({ target: accounts_settings.id, set: settings }),
  ]);
  const { credit_hold_days: days } = settings;
  return {
    message:
      days === 0
        ? 'Overdue invoices no longer hold orders.'
        : `Orders of companies overdue by more than ${days === 1 ? '1 day' : `${days} days`} need an admin.`,
  };
}
