import { sql } from 'drizzle-orm';
import { rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { readDay } from './mail/as-read.ts';

/** What the guard's failure begins with; the day on which the entry was booked follows. */
const RECORDED = 'recorded ';

/**
 * Raises where this reference stands on the invoice already, by the same method and in the same direction, and was not
 * taken back. The batch holds the invoice's row by then, so that of two at once one sees the other. One transfer may
 * pay several invoices, and what has no reference cannot be told apart: neither is refused.
 */
export function notRecordedYet(invoice_id: number, paise: number, money: { method: string; reference: string | null }) {
  return rows(sql`
    select must(count(*) = 0, ${RECORDED}::text || max(p.received_on)) from payments p
    where p.invoice_id = ${invoice_id} and p.method = ${money.method} and lower(p.reference) = lower(${money.reference}::text)
      and sign(p.amount_paise) = ${Math.sign(paise)}::int and p.reverses_id is null
      and not exists (select from payments back where back.reverses_id = p.id)`);
}

/** The refusal at the reference's field, where that guard failed; any other error as it is. */
export function recordedAlready(error: unknown, reference: string | null): unknown {
  if (!(error instanceof GuardFailed) || !error.guard.startsWith(RECORDED)) return error;
  const message = `${reference} is recorded on ${readDay(error.guard.slice(RECORDED.length))} already.`;
  return new AppError('conflict', message, { fields: { reference: message } });
}
