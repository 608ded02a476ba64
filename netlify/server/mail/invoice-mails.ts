import { contact } from '#site';
import { attach, type Pdf } from './goods.ts';
import type { Letter } from './letter-parts.ts';
import { portal } from './pages.ts';

/** The invoice that a mail is about; amounts are rupees, days are written, both as they are read. */
interface InvoiceRef {
  name: string;
  /** Row of `invoices` that the mail leads to, and whose PDF it carries. */
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
  /** Null while the mail waits: it is printed when the mail goes out (invoice-print.ts). */
  pdf: Pdf | null;
}

interface PaymentReceived extends InvoiceRef {
  amount: string;
  on: string;
  /** UTR, cheque number or what else the payment carried. */
  reference: string | null;
  /** What is still open; null where all is paid. */
  balance: string | null;
}

interface RefundSent extends InvoiceRef {
  amount: string;
  on: string;
  reference: string | null;
  /** What is still to come; null where all is sent. */
  rest: string | null;
}

interface EntryReversed extends InvoiceRef {
  amount: string;
  /** Whether it was money that we had sent; else money that had come. */
  refund: boolean;
  /** What is open now; null for nothing. */
  balance: string | null;
}

interface InvoiceOverdue extends InvoiceRef {
  balance: string;
  due: string;
  days: number;
}

interface CreditNote extends InvoiceRef {
  /** Number of the credit note; `number` is the invoice's. */
  credit_note: string;
  amount: string;
  reason: string;
  /** What is open on the invoice now; null for nothing, absent in mails from before it was asked. */
  balance?: string | null;
  /** What was paid beyond what the invoice comes to now; null for nothing. */
  refund?: string | null;
  /** As above. */
  pdf: Pdf | null;
}

/** Invoices, what is paid on them, sent back and credited. */
export const invoiceMails = {
  'invoice-issued': (invoice: InvoiceIssued): Letter => ({
    ...invoiceLetter(invoice),
    subject: `Invoice ${invoice.number}: ${invoice.total}, due ${invoice.due}`,
    lead: `Your invoice ${invoice.number} for order ${invoice.order_id} comes to ${invoice.total}, due on ${invoice.due}.`,
    blocks: [
      {
        facts: [
          ['Invoice', invoice.number, 'code'],
          ['Date', invoice.date],
          ['Order', String(invoice.order_id), 'code'],
          ['PO number', invoice.po_number, 'code'],
          ['Total', invoice.total],
          ['Due', invoice.due],
        ],
      },
    ],
    after: 'Name the invoice number with your payment, so that it is booked the same day.',
    attachments: attach(invoice.pdf),
  }),
  'payment-received': (payment: PaymentReceived): Letter => ({
    ...invoiceLetter(payment),
    subject: `Payment received: ${payment.amount} on invoice ${payment.number}`,
    lead: payment.balance
      ? `Thank you. We have your payment of ${payment.amount} on invoice ${payment.number}; ${payment.balance} remains open.`
      : `Thank you. We have your payment of ${payment.amount}; invoice ${payment.number} is paid.`,
    blocks: [
      {
        facts: [
          ['Received', payment.on],
          ['Reference', payment.reference, 'code'],
          ['Invoice total', payment.total],
          ['Open', payment.balance],
        ],
      },
    ],
  }),
  'refund-sent': (refund: RefundSent): Letter => ({
    ...invoiceLetter(refund),
    subject: `Refund sent: ${refund.amount} on invoice ${refund.number}`,
    lead: `We have sent back ${refund.amount} that you had paid on invoice ${refund.number}.`,
    blocks: [
      {
        facts: [
          ['Sent', refund.on],
          ['Reference', refund.reference, 'code'],
          ['Invoice total', refund.total],
          ['Still to come', refund.rest],
        ],
      },
    ],
    after: 'Your bank may need a day or two to show it.',
  }),
  'payment-reversed': (entry: EntryReversed): Letter => ({
    ...invoiceLetter(entry),
    subject: `Correction: ${entry.amount} on invoice ${entry.number}`,
    lead: entry.refund
      ? `The refund of ${entry.amount} on invoice ${entry.number} did not go out as we had recorded it. We have taken the entry back.`
      : `The payment of ${entry.amount} on invoice ${entry.number} was recorded in error, or its bank returned it. We have taken the entry back.`,
    blocks: [
      {
        facts: [
          ['Invoice total', entry.total],
          ['Open', entry.balance],
        ],
      },
    ],
    after: `If you know it otherwise, answer this mail or call ${contact.phone}.`,
  }),
  'invoice-overdue': (invoice: InvoiceOverdue): Letter => ({
    ...invoiceLetter(invoice),
    subject: `Invoice ${invoice.number} overdue: ${invoice.balance}`,
    lead: `Invoice ${invoice.number} was due on ${invoice.due}, ${daysAgo(invoice.days)}. ${invoice.balance} is open.`,
    blocks: [
      {
        facts: [
          ['Invoice total', invoice.total],
          ['Open', invoice.balance],
          ['Due', invoice.due],
        ],
      },
    ],
    after: `If it is paid already, thank you: this crossed with your payment. If something on it is not right, answer this mail or call ${contact.phone}.`,
  }),
  'credit-note-issued': (credit: CreditNote): Letter => ({
    ...invoiceLetter(credit),
    action: { label: 'Open credit note', path: portal.invoice(credit.document_id) },
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
    after: setOff(credit),
    attachments: attach(credit.pdf),
  }),
};

function invoiceLetter({ name, number, document_id }: InvoiceRef) {
  const action = { label: 'Open invoice', path: portal.invoice(document_id) };
  return { sheet: number, to: name, action, replyTo: contact.email };
}

/** What a credit note does to what is owed: money is promised back only where some was paid. */
function setOff({ balance, refund }: CreditNote): string {
  if (refund)
    return `You have paid ${refund} more than the invoice comes to now: that is with you within 5-7 business days.`;
  if (balance) return `It is set off against the invoice: ${balance} remains open.`;
  return balance === null ? 'Nothing remains open on the invoice.' : 'It is set off against what is open.';
}

const daysAgo = (days: number) => (days === 1 ? 'yesterday' : `${days} days ago`);
