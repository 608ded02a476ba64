import type { InvoiceStatus, ShownInvoiceStatus } from '#contracts/invoices/portal.ts';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import type { InvoiceRow, ListedInvoice } from './rows.ts';

/** What is due on an invoice, and the status that follows from it. */

type Balances = Pick<InvoiceRow, 'amount_paise' | 'paid_paise' | 'credited_paise' | 'written_off_paise'>;

/** Amount less what is paid, credited and written off; below zero if a credit note leaves it overpaid. */
const balanceOf = ({ amount_paise, paid_paise, credited_paise, written_off_paise }: Balances): number =>
  amount_paise - paid_paise - credited_paise - written_off_paise;

/** The status that follows from what is paid, credited and written off. */
export function settledStatus(invoice: Balances): InvoiceStatus {
  const { amount_paise, paid_paise, credited_paise } = invoice;
  if (credited_paise > 0 && credited_paise >= amount_paise) return 'cancelled';
  if (balanceOf(invoice) <= 0) return 'paid';
  return paid_paise > 0 ? 'part paid' : 'issued';
}

/** Paise that are neither paid, credited nor written off. */
export function openPaise(invoice: Balances & Pick<InvoiceRow, 'kind'>): number {
  return invoice.kind === 'credit note' ? 0 : Math.max(0, balanceOf(invoice));
}

/** Paise that the buyer can pay now: nothing of an invoice that is not valid. */
export const payablePaise = (
  invoice: Balances & Pick<InvoiceRow, 'kind' | 'needs_irn' | 'irn' | 'irn_cancelled_at'>,
): number => (invoice.irn_cancelled_at || (invoice.needs_irn && !invoice.irn) ? 0 : openPaise(invoice));

/** Paise paid above the amount left after credit notes. What was written off is not paid back. */
export function refundPaise(invoice: Balances & Pick<InvoiceRow, 'kind'>): number {
  return invoice.kind === 'credit note' ? 0 : Math.max(0, Math.min(invoice.paid_paise, -balanceOf(invoice)));
}

/** True if it is valid only with an IRN, and has none yet. */
export const isAwaitingIrn = ({
  needs_irn,
  irn,
  kind,
  status,
}: Pick<InvoiceRow, 'needs_irn' | 'irn' | 'kind' | 'status'>) =>
  needs_irn && irn === null && (kind !== 'invoice' || status !== 'cancelled');

/** The status on the wire: `overdue` is derived from the days after the due date, never stored. */
export function shownStatus(
  { kind, status }: Pick<ListedInvoice, 'kind' | 'status'>,
  days_late: number,
): ShownInvoiceStatus {
  if (kind === 'credit note') return 'credit note';
  if (days_late > 0 && INVOICE_STATES[status].isUnpaid) return 'overdue';
  return status as Exclude<ShownInvoiceStatus, 'overdue' | 'credit note'>;
}
