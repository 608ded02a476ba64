import { contact } from '#site';
import { attachPdf, type Pdf } from './goods.ts';
import type { Letter } from './letter-parts.ts';
import { portalPages } from './pages.ts';

interface PaymentReminder {
  name: string;
  /** The company, also for the outbox. */
  about: string;
  /** Both as staff wrote them, with the placeholders filled in. */
  subject: string;
  text: string;
  /** Amounts and dates are formatted. */
  lines: { number: string; due: string; late: string; amount: string }[];
  total: string;
}

interface StatementOfAccount {
  name: string;
  /** The company, also for the outbox. */
  about: string;
  company_id: number;
  /** The period, `YYYY-MM-DD`, for the PDF. */
  from_day: string;
  to_day: string;
  /** Formatted. */
  from: string;
  to: string;
  balance: string;
  /** Null in the outbox: the PDF is made when the mail is sent (receivables/statement-mail-pdf.ts). */
  pdf: Pdf | null;
}

/** Mails about what a company owes. */
export const receivableMails = {
  'payment-reminder': ({ name, about, subject, text, lines, total }: PaymentReminder): Letter => {
    const [lead = '', ...paragraphs] = text.split(/\n\s*\n/);
    return {
      sheet: 'PAYMENT',
      to: name,
      subject,
      lead,
      blocks: [
        { facts: [['Account', about]] },
        {
          lines: lines.map(({ number, due, late, amount }) => ({
            item: number,
            code: `Due ${due}`,
            qty: late,
            amount,
          })),
          sums: [['Total due', total]],
        },
        ...paragraphs.map((paragraph) => ({ paragraph })),
      ],
      action: { label: 'Open statement', path: portalPages.statement },
      replyTo: contact.email,
    };
  },
  'statement-of-account': ({ name, about, from, to, balance, pdf }: StatementOfAccount): Letter => ({
    sheet: 'STATEMENT',
    to: name,
    subject: `Statement of account, ${from} to ${to}`,
    lead: `Please find attached the statement of account of ${about} from ${from} to ${to}.`,
    blocks: [{ facts: [['Closing balance', balance]] }],
    action: { label: 'Open statement', path: portalPages.statement },
    after: `If it does not match your books, reply to this email or call ${contact.phone}.`,
    replyTo: contact.email,
    attachments: attachPdf(pdf),
  }),
};
