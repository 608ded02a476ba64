import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import type { Upload } from '#contracts/attachments/attachments.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import type { PayableInvoice } from '#contracts/receipts/advices.ts';

/** The form of a payment advice, as typed. */
export interface AdviceDraft {
  paid_on: string;
  method: PaymentMethod;
  reference: string;
  /** Null until it is typed: what the invoices come to, less TDS. */
  amount: string | null;
  tds: string;
  note: string;
  files: Upload[];
  /** The ticked invoices by id; null for all that is left to pay. */
  ticked: Record<number, string | null>;
}

/** A form without entries; `invoiceId` is ticked, if it is given. */
export const blankAdvice = (invoiceId?: number): AdviceDraft => ({
  ...{ paid_on: dayInIndia(), method: 'NEFT', reference: '', amount: null, tds: '', note: '', files: [] },
  ticked: invoiceId === undefined ? {} : { [invoiceId]: null },
});

/** What is left to pay on an invoice: not in another open advice. */
export const leftOn = ({ open, advised }: PayableInvoice): number => toRupees(toPaise(open) - toPaise(advised));

/** The amount in the field of a ticked invoice. */
export const amountOn = (invoice: PayableInvoice, { ticked }: AdviceDraft): string =>
  ticked[invoice.id] ?? formatNumber(leftOn(invoice));

const isTicked = ({ ticked }: AdviceDraft, { id }: PayableInvoice) => ticked[id] !== undefined;

/** The lines to send: text that is no number as NaN, and a blank as 0, which the contract refuses. */
export const linesOf = (draft: AdviceDraft, invoices: PayableInvoice[]) =>
  invoices
    .filter((invoice) => isTicked(draft, invoice))
    .map((invoice) => ({ invoice_id: invoice.id, amount: parseNumber(amountOn(invoice, draft)) ?? 0 }));

const paiseIn = (text: string) => toPaise(parseNumber(text) ?? 0);

function totalOf(draft: AdviceDraft, invoices: PayableInvoice[]): number {
  return linesOf(draft, invoices).reduce((sum, { amount }) => sum + toPaise(amount), 0);
}

/** The amount paid: as typed, or what the ticked invoices come to, less TDS. */
export function amountIn(draft: AdviceDraft, invoices: PayableInvoice[]): string {
  if (draft.amount !== null) return draft.amount;
  const rest = totalOf(draft, invoices) - paiseIn(draft.tds);
  return rest > 0 ? formatNumber(toRupees(rest)) : '';
}

/** Rupees of amount and TDS that no invoice takes; below 0 if the invoices come to more, NaN while a number is mistyped. */
export function restOf(draft: AdviceDraft, invoices: PayableInvoice[]): number {
  return toRupees(paiseIn(amountIn(draft, invoices)) + paiseIn(draft.tds) - totalOf(draft, invoices));
}
