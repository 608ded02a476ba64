import { type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { MAX_STATEMENT_ROWS, type Statement, type StatementEntry } from '#contracts/receivables/statement.ts';
import { latestSellerDetails, payTo } from '../invoices/seller-details.ts';
import { asActor, asSystem, myCompany, rows } from '../platform/database.ts';
import { fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { type LedgerEntry, ledgerOf } from './ledger-entries.ts';
import { ageingOf, ageingOfCompany, type AgeingPaise, openDocuments, unallocatedMoney } from './open-documents.ts';

/** Both inclusive; absent for the financial year so far. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

interface Head extends Record<string, unknown> {
  id: number;
  name: string;
  accounts_email: string | null;
  from: string;
  to: string;
  opening_paise: number;
  is_current: boolean;
  seller_now: SellerDetails | null;
}

/** Four queries: the company with its opening balance, the entries of the period, and the ageing at its end. */
export function statementQueries(company_id: SQL, { from, to }: Period) {
  const last = to === undefined ? todayInIndia : sql`${to}::date`;
  // April to March: the financial year of the last day.
  const first =
    from === undefined
      ? sql`(date_trunc('year', ${last} - interval '3 months') + interval '3 months')::date`
      : sql`${from}::date`;
  const ledger = ledgerOf(company_id);
  return [
    rows<Head>(sql`
      select c.id::float8 as id, c.name, nullif(c.accounts_person_email, '') as accounts_email, ${first}::text as "from",
        ${last}::text as "to",
        (select coalesce(sum(paise), 0)::float8 from ${ledger} as entry where day < ${first}) as opening_paise,
        ${last} >= ${todayInIndia} as is_current, ${latestSellerDetails} as seller_now
      from companies c where c.id = ${company_id}`),
    rows<LedgerEntry>(sql`
      select day::text as day, kind, number, invoice_id::float8 as invoice_id, receipt_id::float8 as receipt_id, reference,
        due_date::text as due_date, awaits_irn, tds_paise::float8 as tds_paise, paise::float8 as paise
      from ${ledger} as entry where day between ${first} and ${last}
      order by entry.day, place, id limit ${MAX_STATEMENT_ROWS + 1}`),
    rows<AgeingPaise>(
      sql`with ${openDocuments(last, company_id)}, ${unallocatedMoney(last, company_id)} ${ageingOfCompany(last)}`,
    ),
  ] as const;
}

type Read = readonly [{ rows: Head[] }, { rows: LedgerEntry[] }, { rows: AgeingPaise[] }];

/** The statement from the answers. 404 for an unknown company, 400 for too many entries. */
export function statementOf([head, entries, ageing]: Read): Statement {
  const [company] = head.rows;
  if (!company) throw notFound('company');
  if (entries.rows.length > MAX_STATEMENT_ROWS) {
    const limit = MAX_STATEMENT_ROWS.toLocaleString('en-IN');
    throw fieldError('invalid', 'from', `This period has more than ${limit} entries. Choose a shorter one.`);
  }
  const { id, name, accounts_email, from, to, opening_paise, is_current, seller_now: seller } = company;
  const { listed, debits, credits, closing } = withBalances(entries.rows, opening_paise);
  return {
    ...{ company: { id, name, accounts_email }, from, to, entries: listed },
    ...{
      opening: toRupees(opening_paise),
      debits: toRupees(debits),
      credits: toRupees(credits),
      closing: toRupees(closing),
    },
    ageing: ageingOf(ageing.rows[0]!),
    seller,
    // An earlier balance may have been paid since.
    pay_to: is_current ? payTo(seller, closing, name) : null,
  };
}

/** The entries with the balance after each, and their sums in paise. */
export function withBalances(entries: LedgerEntry[], opening_paise: number) {
  let [balance, debits, credits] = [opening_paise, 0, 0];
  const listed = entries.map(({ day, paise, tds_paise, ...entry }): StatementEntry => {
    balance += paise;
    const [debit, credit] = [Math.max(0, paise), Math.max(0, -paise)];
    debits += debit;
    credits += credit;
    return {
      ...{
        date: day,
        kind: entry.kind,
        number: entry.number,
        invoice_id: entry.invoice_id,
        receipt_id: entry.receipt_id,
      },
      ...{
        reference: entry.reference,
        due_date: entry.due_date,
        awaits_irn: entry.awaits_irn,
        tds: toRupees(tds_paise),
      },
      ...{ debit: toRupees(debit), credit: toRupees(credit), balance: toRupees(balance) },
    };
  });
  return { listed, debits, credits, closing: balance };
}

/** A company's statement of account over a period. */
export async function getAdminStatement(actor: Caller, { id, ...period }: Period & { id: number }) {
  const [, ...read] = await asActor(actor, statementQueries(sql`${id}::bigint`, period));
  return statementOf(read);
}

/** The statement of the caller's company. */
export async function getStatement(actor: Caller, period: Period) {
  const [, ...read] = await asActor(actor, statementQueries(myCompany, period));
  return statementOf(read);
}

/** The statement for a mail. */
export async function statementForMail(company_id: number, period: Period) {
  return statementOf(await asSystem(statementQueries(sql`${company_id}::bigint`, period)));
}
