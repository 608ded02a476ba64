import type { Client } from '@neondatabase/serverless';
import type { CompanyKey } from './companies.ts';
import { dateAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { utrOf } from './utr.ts';

/** A credit of a bank statement, as staff import it; the amount in rupees. */
export interface StatementLine {
  row: number;
  date: string;
  narration: string;
  reference: string | null;
  amount: number;
}

/** The server's reading of statement lines: UTR, invoice numbers, payer and fingerprint. */
export type ReadStatement = (lines: StatementLine[]) => Record<string, unknown>[];

/** PO number of the confirmed order on which the buyer has paid an advance. */
const ADVANCE_ON = 'AAC/26/1002';

/** The day of the bank statement, after all receipts of invoices. */
const PAID_ON = dateAgo(1);

/** Inserts an advance of half the order, rounded to the rupee, with its receipt voucher (CGST Act s. 31(3)(d)). */
export async function insertAdvance(client: Client, admin: string): Promise<void> {
  await client.query(
    `insert into receipts (company_id, number, amount_paise, unallocated_paise, method, reference, received_on, order_id,
       bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, remarks, recorded_by)
     select o.company_id, next_invoice_number('PSR', day), amount, amount, 'NEFT', $4, day, o.id, c.name,
       concat_ws(', ', c.bill_to_address, c.bill_to_city, c.bill_to_state || ' ' || c.bill_to_pincode), c.gst_number,
       c.bill_to_state, 'Advance of half the order', $2
     from orders o join companies c on c.id = o.company_id,
       lateral (select $3::date as day, round(o.total_paise / 200.0) * 100 as amount) as advance
     where o.po_number = $1`,
    [ADVANCE_ON, admin, PAID_ON, utrOf('aravalli', PAID_ON, 2_000)],
  );
}

interface OpenInvoice {
  number: string;
  name: string;
  open: number;
  company: CompanyKey;
}

/**
 * Inserts yesterday's credits of a bank statement: one names an invoice, one a company that pays its invoice exactly, one is
 * of the advance that is recorded, and one is interest, for which nothing is proposed.
 */
export async function insertBankLines(client: Client, readStatement: ReadStatement, admin: string): Promise<void> {
  const { rows } = await client.query<OpenInvoice>(
    `select i.number, i.bill_to_name as name, (i.amount_paise - i.paid_paise - i.credited_paise)::float8 / 100 as open,
       split_part(c.slug, '-', 1) as company
     from invoices i join companies c on c.id = i.company_id
     where i.kind = 'invoice' and i.amount_paise > i.paid_paise + i.credited_paise order by i.date, i.id limit 2`,
  );
  const advance = await client.query<{ amount: number; reference: string }>(
    'select amount_paise::float8 / 100 as amount, reference from receipts where order_id is not null limit 1',
  );
  const [first, second] = rows;
  const [paid] = advance.rows;
  const lines = [
    {
      narration: `NEFT CR-${utrOf(first!.company, PAID_ON, 2_001)}-${first!.name.toUpperCase()}-${first!.number}`,
      amount: first!.open,
    },
    {
      narration: `RTGS-${utrOf(second!.company, PAID_ON, 2_002, 'RTGS')}-${second!.name.toUpperCase()}-SUPPLIES`,
      amount: second!.open,
    },
    { narration: `NEFT CR-${paid!.reference}-ADVANCE`, amount: paid!.amount },
    { narration: 'INT.PD.ON DEPOSIT', amount: 1_284.5 },
  ].map((line, index) => ({ ...line, row: index + 2, date: PAID_ON, reference: null }));
  const shared = { account: 'DEMO Bank 0000', file_name: 'demo-statement.csv', created_by: admin };
  await insertRows(
    client,
    'bank_lines',
    readStatement(lines).map((line) => ({ ...line, ...shared })),
  );
}

/**
 * Inserts payment advices of yesterday afternoon: of each company one for its latest unpaid invoice, and of the first company one
 * that was set aside, because its UTR has a digit too few.
 */
export async function insertAdvices(client: Client, admin: string): Promise<void> {
  await client.query(
    `with yesterday as (
       select day, (day + time '16:10') at time zone 'Asia/Kolkata' as at from (select (now() at time zone 'Asia/Kolkata')::date - 1 as day) as d
     ), latest as (
       select distinct on (i.company_id) i.id, i.company_id, o.user_id,
         i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise as open
       from invoices i join orders o on o.id = i.order_id
       where i.kind = 'invoice' and i.released and i.amount_paise > i.paid_paise + i.credited_paise + i.written_off_paise
       order by i.company_id, i.date desc, i.id desc
     ), open as (
       insert into payment_advices (company_id, paid_on, method, reference, amount_paise, tds_paise, created_by, created_at)
       select company_id, day, 'NEFT', 'UTIBN5202611' || lpad((7310 + company_id)::text, 6, '0'), open, 0, user_id, at
       from latest, yesterday returning id, company_id
     ), aside as (
       insert into payment_advices (company_id, paid_on, method, reference, amount_paise, tds_paise, note, status, reason, created_by,
         created_at, decided_by, decided_at)
       select company_id, day - 6, 'RTGS', 'UTIBR520261107', open, 0, 'Paid with our first RTGS', 'set aside',
         'This UTR is not in our bank. It has fewer digits than a UTR of RTGS.', user_id, at - interval '6 days', $1,
         at - interval '5 days 5 hours'
       from latest, yesterday order by company_id limit 1
     )
     insert into payment_advice_lines (advice_id, invoice_id, company_id, amount_paise)
     select open.id, latest.id, latest.company_id, latest.open from open join latest using (company_id)`,
    [admin],
  );
}
