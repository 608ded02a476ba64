import { sql } from 'drizzle-orm';
import { rows } from '../platform/database.ts';
import { fieldError, GuardFailed } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';

/** Prefix of the guard's name; the date of the earlier entry follows. */
const RECORDED = 'recorded ';

/**
 * Fails if the invoice already has an entry with this reference and method in the same direction that is not reversed. To
 * be placed after the update of the invoice, which makes concurrent entries wait. The same reference on other invoices is
 * accepted, because one transfer may pay several, and so are entries without a reference.
 */
export function assertNotRecorded(
  invoice_id: number,
  paise: number,
  money: { method: string; reference: string | null },
) {
  return rows(sql`
    select must(count(*) = 0, ${RECORDED}::text || max(p.received_on)) from payments p
    where p.invoice_id = ${invoice_id} and p.method = ${money.method} and lower(p.reference) = lower(${money.reference}::text)
      and sign(p.amount_paise) = ${Math.sign(paise)}::int and p.reverses_id is null
      and not exists (select from payments reversal where reversal.reverses_id = p.id)`);
}

/** The guard's failure as an error at the field `reference`; any other error unchanged. */
export function duplicateError(error: unknown, reference: string | null): unknown {
  if (!(error instanceof GuardFailed) || !error.guard.startsWith(RECORDED)) return error;
  const message = `${reference} was already recorded on ${formatDay(error.guard.slice(RECORDED.length))}.`;
  return fieldError('conflict', 'reference', message);
}
