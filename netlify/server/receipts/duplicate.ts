import { sql } from 'drizzle-orm';
import { rows } from '../platform/database.ts';
import { fieldError, GuardFailed } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import { NEW_RECEIPT } from './book.ts';

/** Prefix of the guard's name; the date of the earlier entry follows. */
const RECORDED = 'recorded ';

interface Entry {
  method: string;
  reference: string | null;
}

/** An entry of `receipts r` with this reference and method that is not reversed. Entries without a reference are never alike. */
export const isAlike = ({
  method,
  reference,
}: Entry) => sql`r.method = ${method} and lower(r.reference) = lower(${reference}::text)
  and r.reverses_id is null and not exists (select from receipts reversal where reversal.reverses_id = r.id)`;

/**
 * Fails if the invoice already has such an entry in the same direction. To be placed after the update of the invoice, which
 * makes concurrent entries wait. The same reference on other invoices is accepted, because one transfer may pay several.
 */
export function assertNotOnInvoice(invoice_id: number, paise: number, entry: Entry) {
  return rows(sql`
    select must(count(*) = 0, ${RECORDED}::text || max(r.received_on)) from receipts r
    where r.id in (select a.receipt_id from allocations a where a.invoice_id = ${invoice_id})
      and sign(r.amount_paise) = ${Math.sign(paise)}::int and ${isAlike(entry)}`);
}

/**
 * Fails if the company already has such a receipt. To be placed after the new receipt is inserted: its number makes
 * concurrent ones wait.
 */
export function assertNotOfCompany(company_id: number, entry: Entry) {
  return rows(sql`
    select must(count(*) = 0, ${RECORDED}::text || max(r.received_on)) from receipts r
    where r.company_id = ${company_id} and r.amount_paise > 0 and r.id <> ${NEW_RECEIPT} and ${isAlike(entry)}`);
}

/** The guard's failure as an error at the field `reference`; any other error unchanged. */
export function duplicateError(error: unknown, reference: string | null): unknown {
  if (!(error instanceof GuardFailed) || !error.guard.startsWith(RECORDED)) return error;
  const message = `${reference} was already recorded on ${formatDay(error.guard.slice(RECORDED.length))}.`;
  return fieldError('conflict', 'reference', message);
}
