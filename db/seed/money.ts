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
