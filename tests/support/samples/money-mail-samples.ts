import type { MailKind, MailPayload } from '#server/mail/templates.ts';

/** Payloads of each kind of mail: the full one first, then variants. */
export type MailSamples = { [K in MailKind]: [MailPayload<K>, ...MailPayload<K>[]] };

export const pdf = { filename: 'document.pdf', base64: 'JVBERi0xLjcK' };
const invoice = { document_id: 118, name: 'Asha Rao', number: 'PS/2627/000118', total: '₹23,187.00' };
const credit = { credit_note: 'PS/2627/C00007', amount: '₹9,912.00' };

/** Payloads of the mails about invoices, notes, receipts and reminders. */
export const moneyMailSamples = {
  'invoice-issued': [
    { ...invoice, order_id: 100123, po_number: '4500012345', date: '21 Nov 2026', due: '21 Dec 2026', pdf },
    { ...invoice, order_id: 100123, po_number: null, date: '21 Nov 2026', due: '21 Dec 2026', pdf: null },
  ],
  'payment-received': [
    {
      ...invoice,
      amount: '₹20,000.00',
      on: '18 Dec 2026',
      receipt_id: 12,
      pdf,
      reference: 'UTR HDFCN52026121800',
      balance: '₹3,187.00',
    },
    { ...invoice, amount: '₹23,187.00', on: '18 Dec 2026', receipt_id: 13, pdf, reference: null, balance: null },
  ],
  'refund-sent': [
    { ...invoice, amount: '₹9,912.00', on: '28 Dec 2026', reference: 'UTR HDFCN52026122800', rest: '₹1,000.00' },
    { ...invoice, amount: '₹9,912.00', on: '28 Dec 2026', reference: null, rest: null },
  ],
  'payment-reversed': [
    { ...invoice, amount: '₹20,000.00', refund: false, balance: '₹23,187.00' },
    { ...invoice, amount: '₹9,912.00', refund: true, balance: null },
  ],
  'receipt-recorded': [
    {
      ...{
        name: 'Asha Rao',
        about: 'Receipt PSR/2627/000012',
        amount: '₹50,000.00',
        bank: '₹49,950.00',
        tds: '₹50.00',
      },
      ...{
        on: '18 Dec 2026',
        pdf,
        receipt_id: 12,
        reference: 'HDFCN52026121800',
        order_id: null,
        on_account: '₹5,000.00',
      },
      settles: [
        { number: 'PS/2627/000118', amount: '₹23,187.00', balance: null },
        { number: 'PS/2627/000121', amount: '₹21,813.00', balance: '₹187.00' },
      ],
    },
    {
      ...{ name: 'Asha Rao', about: 'Receipt PSR/2627/000013', amount: '₹10,000.00', bank: null, tds: null },
      ...{
        on: '18 Dec 2026',
        pdf,
        receipt_id: 13,
        reference: null,
        order_id: 100123,
        on_account: '₹10,000.00',
        settles: [],
      },
    },
    {
      ...{ name: 'Asha Rao', about: 'Receipt PSR/2627/000014', amount: '₹10,000.00', bank: null, tds: null },
      ...{
        on: '18 Dec 2026',
        pdf,
        receipt_id: 14,
        reference: null,
        order_id: null,
        on_account: '₹10,000.00',
        settles: [],
      },
    },
  ],
  'money-settled': [
    {
      ...{ name: 'Asha Rao', about: 'Receipt PSR/2627/000013', amount: '₹10,000.00', on_account: '₹2,000.00' },
      settles: [{ number: 'PS/2627/000122', amount: '₹10,000.00', balance: '₹1,800.00' }],
    },
    {
      ...{ name: 'Asha Rao', about: 'Credit note PSC/2627/000003', amount: '₹437.00', on_account: null },
      settles: [{ number: 'PS/2627/000122', amount: '₹437.00', balance: null }],
    },
  ],
  'receipt-reversed': [
    {
      ...{ name: 'Asha Rao', about: 'Receipt PSR/2627/000012', amount: '₹50,000.00', reason: 'Cheque returned' },
      ...{ refund: false, on: '18 Dec 2026', reference: '004512' },
      due: [{ number: 'PS/2627/000118', balance: '₹23,187.00' }],
    },
    {
      ...{ name: 'Asha Rao', about: 'Refund voucher PSV/2627/000001', amount: '₹8,000.00', reason: 'Account closed' },
      ...{ refund: true, on: '28 Dec 2026', reference: null, due: [] },
    },
  ],
  'payment-advice-for-accounts': [
    {
      ...{
        company: 'Aravalli Auto',
        name: 'Asha Rao',
        amount: '₹49,950.00',
        tds: '₹50.00',
        method: 'NEFT',
      },
      ...{
        about: 'Payment advice HDFCN52026121800',
        on: '18 Dec 2026',
        on_account: '₹5,000.00',
        note: 'From our second account.',
      },
      settles: [
        { number: 'PS/2627/000118', amount: '₹23,187.00' },
        { number: 'PS/2627/000121', amount: '₹21,813.00' },
      ],
    },
    {
      ...{
        company: 'Aravalli Auto',
        name: 'Asha Rao',
        amount: '₹23,187.00',
        tds: null,
        method: 'cheque',
      },
      ...{ about: 'Payment advice 004512', on: '18 Dec 2026', on_account: null, note: null },
      settles: [{ number: 'PS/2627/000118', amount: '₹23,187.00' }],
    },
  ],
  'payment-advice-set-aside': [
    {
      ...{ name: 'Asha Rao', on: '18 Dec 2026', amount: '₹49,950.00', about: 'Payment advice HDFCN52026121800' },
      reason: 'This UTR is not in our bank.',
    },
  ],
  'advance-refunded': [
    {
      ...{
        name: 'Asha Rao',
        about: 'Receipt PSR/2627/000013',
        amount: '₹8,000.00',
        voucher: 'PSV/2627/000001',
        receipt_id: 14,
        pdf,
      },
      ...{ on: '28 Dec 2026', reference: 'HDFCN52026122800', on_account: null },
    },
  ],
  'payment-reminder': [
    {
      name: 'Sunita Khandelwal',
      about: 'Aravalli Auto Components Pvt. Ltd.',
      subject: '2 invoices overdue: ₹26,374.00',
      text: '2 invoices of ₹26,374.00 have passed the due date.',
      lines: [
        { number: 'PS/2627/000118', due: '21 Oct 2026', late: '34 days overdue', amount: '₹23,187.00' },
        { number: 'PS/2627/000121', due: '23 Nov 2026', late: '1 day overdue', amount: '₹3,187.00' },
      ],
      total: '₹26,374.00',
    },
  ],
  'statement-of-account': [
    {
      ...{ name: 'Sunita Khandelwal', about: 'Aravalli Auto Components Pvt. Ltd.', company_id: 7, pdf },
      ...{ from_day: '2026-04-01', to_day: '2026-11-24', from: '1 Apr 2026', to: '24 Nov 2026', balance: '₹26,374.00' },
    },
  ],
  'credit-note-issued': [
    { ...invoice, ...credit, reason: 'Goods returned', balance: null, refund: '₹9,912.00', pdf },
    { ...invoice, ...credit, reason: 'Goods returned', balance: '₹13,275.00', refund: null, pdf },
    { ...invoice, ...credit, reason: 'Rate corrected', balance: null, refund: null, pdf: null },
  ],
  'debit-note-issued': [
    {
      ...invoice,
      debit_note: 'PSB/2627/000003',
      amount: '₹1,180.00',
      reason: 'Rate as per PO',
      due: '24 Dec 2026',
      pdf,
    },
    {
      ...invoice,
      debit_note: 'PSB/2627/000003',
      amount: '₹1,180.00',
      reason: 'GST at 18%',
      due: '24 Dec 2026',
      pdf: null,
    },
  ],
} satisfies Partial<MailSamples>;
