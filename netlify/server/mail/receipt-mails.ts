import { contact } from '#site';
import type { Fact, Letter } from './letter-parts.ts';
import { portalPages } from './pages.ts';

/** What money settles of an invoice; amounts are formatted. */
export interface SettledInvoice {
  /** `PS/2627/000118` */
  number: string;
  amount: string;
  /** Still due; null if nothing is. */
  balance: string | null;
}

interface ReceiptLetter {
  name: string;
  /** `Receipt PSR/2627/000001`: what the mail is about. */
  about: string;
  amount: string;
}

interface ReceiptRecorded extends ReceiptLetter {
  /** In the bank, where TDS was deducted; null otherwise. */
  bank: string | null;
  tds: string | null;
  on: string;
  /** UTR or cheque number. */
  reference: string | null;
  settles: SettledInvoice[];
  /** What settles no invoice; null if nothing. */
  on_account: string | null;
  /** The order of an advance. */
  order_id: number | null;
}

interface MoneySettled extends ReceiptLetter {
  settles: SettledInvoice[];
  on_account: string | null;
}

interface ReceiptReversed extends ReceiptLetter {
  reason: string;
  /** The invoices that are due again. */
  due: { number: string; balance: string }[];
}

interface AdvanceRefunded extends ReceiptLetter {
  /** `Refund voucher PSV/2627/000001` */
  voucher: string;
  on: string;
  reference: string | null;
  on_account: string | null;
}

/** Receipts over several invoices, advances and adjusted balances. */
export const receiptMails = {
  'receipt-recorded': (receipt: ReceiptRecorded): Letter => ({
    ...receiptLetter(receipt),
    subject: `Payment received: ${receipt.amount}`,
    lead: leadOf(receipt),
    blocks: [
      {
        facts: [
          ['Document', receipt.about, 'code'],
          ['Received', receipt.on],
          ['Reference', receipt.reference, 'code'],
          ['In the bank', receipt.bank],
          ['TDS deducted by you', receipt.tds],
          ...settledFacts(receipt.settles),
          [receipt.order_id ? `Advance against order ${receipt.order_id}` : 'On account', receipt.on_account],
        ],
      },
    ],
  }),
  'money-settled': (settled: MoneySettled): Letter => ({
    ...receiptLetter(settled),
    subject: `${settled.amount} adjusted: ${settled.settles.map(({ number }) => number).join(', ')}`,
    lead: `We have adjusted ${settled.amount} of your balance against ${countOf(settled.settles)}.`,
    blocks: [
      {
        facts: [
          ['From', settled.about, 'code'],
          ...settledFacts(settled.settles),
          ['Left on account', settled.on_account],
        ],
      },
    ],
  }),
  'receipt-reversed': (reversed: ReceiptReversed): Letter => ({
    ...receiptLetter(reversed),
    subject: `Correction: ${reversed.about}`,
    lead: `We have reversed an entry of ${reversed.amount}.`,
    blocks: [
      {
        facts: [
          ['Document', reversed.about, 'code'],
          ['Reason', reversed.reason],
          ...reversed.due.map(({ number, balance }): Fact => [number, `${balance} due`]),
        ],
      },
    ],
    after: `If this does not match your records, reply to this mail or call ${contact.phone}.`,
  }),
  'advance-refunded': (refund: AdvanceRefunded): Letter => ({
    ...receiptLetter(refund),
    subject: `Refund sent: ${refund.amount}`,
    lead: `We have refunded ${refund.amount} of your balance.`,
    blocks: [
      {
        facts: [
          ['Refund of', refund.about, 'code'],
          ['Sent', refund.on],
          ['Reference', refund.reference, 'code'],
          ['Refund voucher', refund.voucher, 'code'],
          ['Left on account', refund.on_account],
        ],
      },
    ],
    after: 'Your bank may take a day or two to credit it.',
  }),
};

function receiptLetter({ name, about }: ReceiptLetter) {
  const action = { label: 'See your payments', path: portalPages.receipts };
  return { sheet: about, to: name, action, replyTo: contact.email };
}

function leadOf({ amount, settles, order_id }: ReceiptRecorded): string {
  if (settles.length > 0) return `Thank you. We have received your payment of ${amount} for ${countOf(settles)}.`;
  return order_id
    ? `Thank you. We have received your advance of ${amount} for order ${order_id}. It will be adjusted against the invoice.`
    : `Thank you. We have received your payment of ${amount}. Tell us which invoices it is for.`;
}

const settledFacts = (settles: SettledInvoice[]) =>
  settles.map(({ number, amount, balance }): Fact => [
    number,
    balance ? `${amount}, ${balance} still due` : `${amount}, fully paid`,
  ]);

const countOf = (settles: SettledInvoice[]) =>
  settles.length === 1 ? `invoice ${settles[0]!.number}` : `${settles.length} invoices`;
