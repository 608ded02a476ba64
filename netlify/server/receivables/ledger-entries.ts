import { type SQL, sql } from 'drizzle-orm';
import type { EntryKind } from '#contracts/receivables/statement.ts';

/** An entry of a company's ledger. */
export interface LedgerEntry extends Record<string, unknown> {
  day: string;
  kind: EntryKind;
  number: string | null;
  invoice_id: number | null;
  receipt_id: number | null;
  reference: string | null;
  due_date: string | null;
  /** A credit note that has no IRN yet. */
  awaits_irn: boolean;
  tds_paise: number;
  /** Above 0 what the company owes more, below 0 what it owes less. */
  paise: number;
}

/**
 * A company's ledger as a subquery: invoices and debit notes, credit notes, money with TDS, refunds and reversals, write-offs.
 * An adjusted credit balance moves between two invoices and changes nothing.
 *
 * What counts: an invoice or debit note once it has its IRN, or needs none; a credit note from its date if its invoice counts,
 * whether or not it has its own IRN, because the invoice's balance is reduced when the note is issued. The ageing
 * (open-documents.ts) follows from the same balances, so that its total is the closing balance, for staff and buyers.
 */
export const ledgerOf = (company_id: SQL) => sql`(
  select i.date as day, i.kind, i.number, i.id as invoice_id, null::bigint as receipt_id, i.po_number as reference,
    case when i.kind <> 'credit note' then i.due_date end as due_date, not i.released as awaits_irn, 0::bigint as tds_paise,
    case when i.kind = 'credit note' then -i.amount_paise else i.amount_paise end as paise, 1 as place, i.id
  from invoices i
  where i.company_id = ${company_id} and i.status <> 'draft' and (i.released or (i.kind = 'credit note'
    and exists (select 1 from invoices credited where credited.id = i.credits_id and credited.released)))
  union all
  select r.received_on,
    case when r.reverses_id is not null then 'reversal' when r.amount_paise + r.tds_paise < 0 then 'refund' else 'receipt' end,
    r.number, null, r.id, r.reference, null, false, r.tds_paise, -r.amount_paise - r.tds_paise, 2, r.id
  from receipts r where r.company_id = ${company_id}
  union all
  select a.allocated_on, 'write-off', i.number, a.invoice_id, null, null, null, false, 0, -a.amount_paise, 3, a.id
  from allocations a join invoices i on i.id = a.invoice_id
  where a.company_id = ${company_id} and a.receipt_id is null and a.credit_id is null
)`;
