import { type SQL, sql } from 'drizzle-orm';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import type { Facts } from './propose.ts';

/** Open invoices of a company that are read, the oldest first. */
const MAX_OPEN = 40;

/** What is due on an invoice; the expression of the index invoices_open_amount. */
const openAmount = sql`(i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise)`;
/** Payable: issued, valid, not settled. */
const payable = sql`i.status in ${UNPAID_INVOICE_STATUSES} and i.kind <> 'credit note' and i.released`;

/** The facts as the database returns them, with the companies they name. */
export type ReadFacts = Omit<Facts, 'without_tds'> & {
  companies: { id: number; name: string; deducts_tds: string }[];
  accounts: string[];
};

/** The distinct accounts, each found by the index after the one before. */
const accounts = sql`(
  with recursive found as (
    (select account from bank_lines order by account limit 1)
    union all
    select (select b.account from bank_lines b where b.account > a.account order by b.account limit 1)
    from found a where a.account is not null)
  select coalesce(json_agg(account), '[]') from found where account is not null)`;

/**
 * One row with all facts for the proposals of the open lines among these ids, and the accounts imported so far. Each step
 * reads a few rows by an index for each line.
 */
export const factsOf = (ids: SQL, withAccounts: boolean) => sql`
  with lines as (
    select id, reference, invoice_numbers, payer, amount_paise from bank_lines where id = any (${ids}) and status = 'open'),
  payers as (
    select l.id as line_id, m.payer_id as company_id, 'payer' as by from lines l cross join lateral (
      select distinct b.payer_id from bank_lines b where b.payer = l.payer and b.payer_id is not null limit 3) m
    union all
    select l.id, m.id, 'name' from lines l cross join lateral (
      select c.id from companies c where c.search_text like '% ' || split_part(l.payer, ' ', 1) || '%'
        and c.search_text like '% ' || split_part(l.payer, ' ', 2) || '%' limit 4) m
    where l.payer is not null),
  recorded as (
    select l.id as line_id, r.id, r.number, r.company_id, r.amount_paise from lines l
    join receipts r on lower(r.reference) = lower(l.reference) and r.amount_paise > 0
    where not exists (select from receipts reversal where reversal.reverses_id = r.id)
      and not exists (select from bank_lines b where b.receipt_id = r.id)),
  numbered as (
    select l.id as line_id, i.id as invoice_id from lines l join invoices i on i.number = any (l.invoice_numbers)),
  alike as (
    select m.id from lines l cross join lateral (
      select i.id from invoices i where ${payable}
        and ${openAmount} between l.amount_paise and l.amount_paise + l.amount_paise / 900 + 100 limit 20) m),
  advised as (
    select l.id as line_id, 'reference' as by, a.* from lines l join payment_advices a
      on lower(a.reference) = lower(l.reference) and a.status = 'sent'
    union all
    select l.id, 'amount', a.* from lines l join payment_advices a on a.amount_paise = l.amount_paise and a.status = 'sent'),
  advices as (
    select line_id, by, id, company_id, reference, amount_paise, tds_paise, (
      select coalesce(json_agg(json_build_object('invoice_id', p.invoice_id, 'amount_paise', p.amount_paise) order by p.invoice_id), '[]')
      from payment_advice_lines p where p.advice_id = advised.id) as lines
    from advised),
  due as (
    select p.invoice_id as id from payment_advice_lines p where p.advice_id in (select id from advices) union
    select id from alike union select invoice_id from numbered union
    select m.id from (select distinct company_id from payers) c cross join lateral (
      select i.id from invoices i where i.company_id = c.company_id and ${payable} order by i.due_date, i.id limit ${MAX_OPEN}) m),
  open as (
    select i.id, i.company_id, i.number, ${openAmount} as open_paise, i.taxable_paise,
      i.paid_paise + i.credited_paise + i.written_off_paise = 0 as whole
    from invoices i join due using (id) where ${payable} order by i.due_date, i.id)
  select
    ${list('payers', 'payers')} as payers, ${list('recorded', 'recorded')} as receipts,
    ${list('advices', 'advices')} as advices, ${list('numbered', 'numbered')} as numbered, ${list('open', 'open')} as invoices,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'deducts_tds', c.deducts_tds)), '[]')
      from companies c where c.id in (
        select company_id from payers union select company_id from recorded union select company_id from advices union select company_id from open)) as companies,
    ${withAccounts ? accounts : sql`'[]'::json`} as accounts`;

/** The rows of a step as JSON. */
function list(step: string, alias: string): SQL {
  return sql.raw(`(select coalesce(json_agg(${alias}), '[]') from ${step})`);
}
