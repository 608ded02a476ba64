import { contact } from '#site';
import { attachPdf, type Pdf } from './goods.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { adminPages, portalPages } from './pages.ts';

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

/** A mail with the voucher of its entry. */
export interface WithVoucher {
  receipt_id: number;
  /** Null in the outbox: the PDF is made when the mail is sent (receipts/pdf.ts). */
  pdf: Pdf | null;
}

interface ReceiptRecorded extends ReceiptLetter, WithVoucher {
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
  /** True if a refund is reversed, false for money received. */
  refund: boolean;
  /** Day and reference of the entry. */
  on: string;
  reference: string | null;
  reason: string;
  /** The invoices that are due again. */
  due: { number: string; balance: string }[];
}

interface AdvanceRefunded extends ReceiptLetter, WithVoucher {
  /** `Refund voucher PSV/2627/000001` */
  voucher: string;
  on: string;
  reference: string | null;
  on_account: string | null;
}

interface AdviceForAccounts extends ReceiptLetter {
  /** Of the buyer who sent it, as is the name. */
  company: string;
  tds: string | null;
  method: string;
  on: string;
  settles: { number: string; amount: string }[];
  on_account: string | null;
  note: string | null;
}

interface AdviceSetAside extends ReceiptLetter {
  on: string;
  reason: string;
}

/** Receipts over several invoices, advances, adjusted balances and payment advices. */
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
    after: 'Your receipt voucher is attached.',
    attachments: attachPdf(receipt.pdf),
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
    subject: `Reversed: ${reversed.about} of ${reversed.amount}`,
    lead: reversalOf(reversed),
    blocks: [
      {
        facts: [
          ['Document', reversed.about, 'code'],
          [reversed.refund ? 'Sent' : 'Received', reversed.on],
          ['Reference', reversed.reference, 'code'],
          ['Reason', reversed.reason],
          ...reversed.due.map(({ number, balance }): Fact => [number, `${balance} due`]),
        ],
      },
    ],
    after: `${reversed.due.length > 0 ? 'Please pay the amounts due again. ' : ''}If this does not match your records, reply to this email or call ${contact.phone}.`,
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
    after: 'Your bank may take a day or two to credit it. The refund voucher is attached.',
    attachments: attachPdf(refund.pdf),
  }),
  'payment-advice-for-accounts': (advice: AdviceForAccounts): Letter => ({
    sheet: 'PAYMENT ADVICE',
    subject: `Payment advice of ${advice.company}: ${advice.amount}`,
    lead: `${advice.name} of ${advice.company} says that ${advice.amount} was paid.`,
    blocks: [
      {
        facts: [
          ['Document', advice.about, 'code'],
          ['Paid on', advice.on],
          ['Method', advice.method],
          ['TDS deducted', advice.tds],
          ...advice.settles.map(({ number, amount }): Fact => [number, amount]),
          ['On account', advice.on_account],
        ],
      },
      advice.note !== null && { quote: advice.note, by: advice.name },
    ],
    action: { label: 'Open payment advices', path: adminPages.paymentAdvices },
  }),
  'payment-advice-set-aside': ({ name, about, amount, on, reason }: AdviceSetAside): Letter => ({
    sheet: 'PAYMENT ADVICE',
    to: name,
    subject: `${about} of ${amount} set aside`,
    lead: `We have set aside your ${lowerFirst(about)} of ${amount}.`,
    blocks: [
      {
        facts: [
          ['Document', about, 'code'],
          ['Paid on', on],
        ],
      },
      { quote: reason, by: 'Our note' },
    ],
    action: { label: 'See your payment advices', path: portalPages.paymentAdvices },
    after: `If you have paid, send a new payment advice with the UTR of your bank, or call ${contact.phone}.`,
    replyTo: contact.email,
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

/** A payment that is taken back is no longer counted; a refund that did not go out is ours to pay again. */
function reversalOf({ about, amount, refund, due }: ReceiptReversed): string {
  if (refund)
    return `${about} of ${amount} did not go out as recorded. We have reversed it: we still owe you this amount.`;
  const effect =
    due.length === 0
      ? ''
      : due.length === 1
        ? ` Invoice ${due[0]!.number} is due again.`
        : ` ${due.length} invoices are due again.`;
  return `We have reversed ${lowerFirst(about)} of ${amount}: it no longer counts as paid, and its voucher is void.${effect}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const settledFacts = (settles: SettledInvoice[]) =>
  settles.map(({ number, amount, balance }): Fact => [
    number,
    balance ? `${amount}, ${balance} still due` : `${amount}, fully paid`,
  ]);

const countOf = (settles: SettledInvoice[]) =>
  settles.length === 1 ? `invoice ${settles[0]!.number}` : `${settles.length} invoices`;
