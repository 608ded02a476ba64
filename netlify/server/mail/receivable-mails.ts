import { contact } from '#site';
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
};
