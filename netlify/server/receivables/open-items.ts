import { type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { InvoiceKind } from '#contracts/invoices/portal.ts';
import { OPEN_ITEMS_SHOWN, type OpenItem } from '#contracts/receivables/ageing.ts';
import type { PromiseState } from '#contracts/receivables/promises.ts';
import { asActor, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { latestAdvice } from './advised.ts';
import { ageingOf, ageingOfCompany, type AgeingPaise, openDocuments, unallocatedMoney } from './open-documents.ts';
import { isLatest, keptOn, promiseState } from './promise-state.ts';

interface Company extends Record<string, unknown> {
  id: number;
  name: string;
  accounts_person_name: string | null;
  accounts_person_email: string | null;
  credit_limit_paise: number | null;
  reminders_paused_until: string | null;
  as_on: string;
}

/** An open item as it is read. */
export interface ItemRow extends Record<string, unknown> {
  id: number;
  number: string;
  kind: InvoiceKind;
  company: string;
  po_number: string | null;
  as_on: string;
  date: string;
  due_date: string;
  days_late: number;
  amount_paise: number;
  open_paise: number;
  promise: { amount_paise: number; pay_on: string; state: PromiseState; kept_on: string | null } | null;
  advice: { amount_paise: number; paid_on: string; reference: string } | null;
  total: number;
}

/** A company's open items as on a day, with its ageing and its money on account. 404 for an unknown id. */
export async function getReceivables(actor: Caller, { id, as_on }: { id: number; as_on?: string | undefined }) {
  const day = as_on === undefined ? todayInIndia : sql`${as_on}::date`;
  const of = sql`${id}::bigint`;
  const [, company, ageing, items, money] = await asActor(actor, [
    rows<Company>(sql`
      select id::float8 as id, name, accounts_person_name, accounts_person_email, credit_limit_paise::float8 as credit_limit_paise,
        case when reminders_paused_until > ${todayInIndia} then reminders_paused_until::text end as reminders_paused_until,
        ${day}::text as as_on
      from companies where id = ${id}`),
    rows<AgeingPaise>(sql`with ${openDocuments(day, of)}, ${unallocatedMoney(day, of)} ${ageingOfCompany(day)}`),
    rows<ItemRow>(openItemRows(day, of, { limit: OPEN_ITEMS_SHOWN })),
    rows<{ id: number; number: string | null; received_on: string; unallocated_paise: number }>(sql`
      select id::float8 as id, number, received_on::text as received_on, unallocated_paise::float8 as unallocated_paise
      from receipts where company_id = ${id} and unallocated_paise > 0 order by received_on, id limit ${OPEN_ITEMS_SHOWN}`),
  ]);
  const [found] = company.rows;
  if (!found) throw notFound('company');
  const { accounts_person_name, accounts_person_email, credit_limit_paise, as_on: shown, ...about } = found;
  return {
    company: {
      ...about,
      credit_limit: toRupees(credit_limit_paise),
      accounts_person: accounts_person_email
        ? { name: accounts_person_name || about.name, email: accounts_person_email }
        : null,
    },
    as_on: shown,
    ageing: ageingOf(ageing.rows[0]!),
    items: items.rows.map(itemOf),
    total: items.rows[0]?.total ?? 0,
    on_account: money.rows.map(({ unallocated_paise, ...receipt }) => ({
      ...receipt,
      unallocated: toRupees(unallocated_paise),
    })),
  };
}

interface Part {
  limit: number;
  /** The item with which the previous part ended. */
  after?: number | undefined;
}

/** Query of a company's open items, the earliest due date first. */
export const openItemRows = (day: SQL, company_id: SQL, { limit, after }: Part) => sql`
  with ${openDocuments(day, company_id)}
  select i.id::float8 as id, i.number, i.kind, c.name as company, i.po_number, ${day}::text as as_on, i.date::text as date, i.due_date::text as due_date,
    greatest(0, ${day} - i.due_date) as days_late, i.amount_paise::float8 as amount_paise, d.open_paise::float8 as open_paise,
    (
      select json_build_object('amount_paise', p.amount_paise, 'pay_on', p.pay_on, 'state', ${promiseState}, 'kept_on', ${keptOn})
      from payment_promises p where p.invoice_id = i.id and ${isLatest}
    ) as promise, ${latestAdvice} as advice,
    (count(*) over ())::int as total
  from documents d join invoices i on i.id = d.id join companies c on c.id = i.company_id
  where d.open_paise <> 0
    ${after ? sql`and (i.due_date, i.id) > (select due_date, id from invoices where id = ${after})` : sql``}
  order by i.due_date, i.id limit ${limit}`;

function itemOf(row: ItemRow): OpenItem {
  const { id, number, kind, date, due_date, days_late, amount_paise, open_paise, promise, advice } = row;
  return {
    ...{ id, kind, date, due_date, days_late, po_number: row.po_number },
    inv: number,
    amount: toRupees(amount_paise),
    settled: toRupees(amount_paise - open_paise),
    open: toRupees(open_paise),
    promise: promise && {
      amount: toRupees(promise.amount_paise),
      pay_on: promise.pay_on,
      state: promise.state,
      kept_on: promise.kept_on,
    },
    advice: advice && { amount: toRupees(advice.amount_paise), paid_on: advice.paid_on, reference: advice.reference },
  };
}
