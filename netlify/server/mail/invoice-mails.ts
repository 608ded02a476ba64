import { contact } from '#site';
import { attachPdf, type Pdf } from './goods.ts';
import type { Letter } from './letter-parts.ts';
import { portalPages } from './pages.ts';
import type { WithVoucher } from './receipt-mails.ts';

/** The invoice of a mail; amounts and dates are formatted. */
interface InvoiceRef {
  name: string;
  /** Row of `invoices` that the mail links to and whose PDF it attaches. */
  document_id: number;
  /** `PS/2627/000118` */
  number: string;
  total: string;
}

interface InvoiceIssued extends InvoiceRef {
  order_id: number;
  po_number: string | null;
  date: string;
  due: string;
  /** Null in the outbox: the PDF is made when the mail is sent (invoices/pdf.ts). */
  pdf: Pdf | null;
}

interface PaymentReceived extends InvoiceRef, WithVoucher {
  amount: string;
  on: string;
  /** UTR, cheque number or another reference. */
  reference: string | null;
  /** Amount still due; null if fully paid. */
  balance: string | null;
}

interface RefundSent extends InvoiceRef {
  amount: string;
  on: string;
  reference: string | null;
  /** Amount yet to be refunded; null if none. */
  rest: string | null;
}

interface EntryReversed extends InvoiceRef {
  amount: string;
  /** True for a refund, false for a payment. */
  refund: boolean;
  /** Amount now due; null if none. */
  balance: string | null;
}

interface CreditNote extends InvoiceRef {
  /** Number of the credit note; `number` is the invoice's. */
  credit_note: string;
  amount: string;
  reason: string;
  /** Amount now due on the invoice; null if none. */
  balance: string | null;
  /** Amount paid above the new invoice total; null if none. */
  refund: string | null;
  /** As above. */
  pdf: Pdf | null;
}

interface DebitNote extends InvoiceRef {
  /** Number of the debit note; `number` is the invoice's. */
  debit_note: string;
  amount: string;
  reason: string;
  due: string;
  /** As above. */
  pdf: Pdf | null;
}

/** Invoices, payments, refunds, credit and debit notes. */
export const invoiceMails = {
  'invoice-issued': (invoice: InvoiceIssued): Letter => ({
    ...invoiceLetter(invoice),
    subject: `Invoice ${invoice.number}: ${invoice.total}, due ${invoice.due}`,
    lead: `Your invoice ${invoice.number} for order ${invoice.order_id} is ${invoice.total}, due on ${invoice.due}.`,
    blocks: [
      {
        facts: [
          ['Invoice', invoice.number, 'code'],
          ['Date', invoice.date],
          ['Order', String(invoice.order_id), 'code'],
          ['PO number', invoice.po_number, 'code'],
          ['Total', invoice.total],
          ['Due date', invoice.due],
        ],
      },
    ],
    after: 'Please quote the invoice number with your payment, so that we can book it on the same day.',
    attachments: attachPdf(invoice.pdf),
  }),
  'payment-received': (payment: PaymentReceived): Letter => ({
    ...invoiceLetter(payment),
    subject: `Payment received: ${payment.amount} for invoice ${payment.number}`,
    lead: payment.balance
      ? `Thank you. We have received your payment of ${payment.amount} for invoice ${payment.number}. ${payment.balance} is still due.`
      : `Thank you. We have received your payment of ${payment.amount}. Invoice ${payment.number} is fully paid.`,
    blocks: [
      {
        facts: [
          ['Received', payment.on],
          ['Reference', payment.reference, 'code'],
          ['Invoice total', payment.total],
          ['Amount due', payment.balance],
        ],
      },
    ],
    after: 'Your receipt voucher is attached.',
    attachments: attachPdf(payment.pdf),
  }),
  'refund-sent': (refund: RefundSent): Letter => ({
    ...invoiceLetter(refund),
    subject: `Refund sent: ${refund.amount} on invoice ${refund.number}`,
    lead: `We have refunded ${refund.amount} that you paid on invoice ${refund.number}.`,
    blocks: [
      {
        facts: [
          ['Sent', refund.on],
          ['Reference', refund.reference, 'code'],
          ['Invoice total', refund.total],
          ['Yet to be refunded', refund.rest],
        ],
      },
    ],
    after: 'Your bank may take a day or two to credit it.',
  }),
  'payment-reversed': (entry: EntryReversed): Letter => ({
    ...invoiceLetter(entry),
    subject: `Correction: ${entry.amount} on invoice ${entry.number}`,
    lead: entry.refund
      ? `The refund of ${entry.amount} on invoice ${entry.number} did not go out as recorded. We have reversed the entry.`
      : `The payment of ${entry.amount} on invoice ${entry.number} was recorded in error or returned by the bank. We have reversed the entry.`,
    blocks: [
      {
        facts: [
          ['Invoice total', entry.total],
          ['Amount due', entry.balance],
        ],
      },
    ],
    after: `If this does not match your records, reply to this email or call ${contact.phone}.`,
  }),
  'credit-note-issued': (credit: CreditNote): Letter => ({
    ...invoiceLetter(credit),
    action: { label: 'Open credit note', path: portalPages.invoice(credit.document_id) },
    sheet: credit.credit_note,
    subject: `Credit note ${credit.credit_note}: ${credit.amount}`,
    lead: `We have issued credit note ${credit.credit_note} for ${credit.amount} against invoice ${credit.number}.`,
    blocks: [
      {
        facts: [
          ['Invoice', credit.number, 'code'],
          ['Invoice total', credit.total],
          ['Credited', credit.amount],
          ['Reason', credit.reason],
        ],
      },
    ],
    after: creditEffect(credit),
    attachments: attachPdf(credit.pdf),
  }),
  'debit-note-issued': (debit: DebitNote): Letter => ({
    ...invoiceLetter(debit),
    action: { label: 'Open debit note', path: portalPages.invoice(debit.document_id) },
    sheet: debit.debit_note,
    subject: `Debit note ${debit.debit_note}: ${debit.amount}, due ${debit.due}`,
    lead: `We have issued debit note ${debit.debit_note} for ${debit.amount} on invoice ${debit.number}. It is due on ${debit.due}.`,
    blocks: [
      {
        facts: [
          ['Invoice', debit.number, 'code'],
          ['Invoice total', debit.total],
          ['Debited', debit.amount],
          ['Reason', debit.reason],
          ['Due date', debit.due],
        ],
      },
    ],
    after: `Please quote the number of the debit note with your payment. If something on it is wrong, reply to this email or call ${contact.phone}.`,
    attachments: attachPdf(debit.pdf),
  }),
};

function invoiceLetter({ name, number, document_id }: InvoiceRef) {
  const action = { label: 'Open invoice', path: portalPages.invoice(document_id) };
  return { sheet: number, to: name, action, replyTo: contact.email };
}

/** The effect on the amount due; a refund is promised only if too much was paid. */
function creditEffect({ balance, refund }: CreditNote): string {
  if (refund) return `You have paid ${refund} too much on the invoice. We will refund it within 5-7 business days.`;
  return balance
    ? `It is adjusted against the invoice: ${balance} is still due.`
    : 'Nothing is due on the invoice any more.';
}
