import { fillPlaceholders, type Placeholder } from '#contracts/receivables/dunning-text.ts';
import { contact } from '#site';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { DunnedInvoice } from './dunning-due.ts';

interface Reminder {
  company: string;
  /** With placeholders. */
  subject: string;
  body: string;
  /** The earliest due date first. */
  invoices: DunnedInvoice[];
}

/** The payload of a reminder's mail, except the reader's name. */
export function reminderLetter({ company, subject, body, invoices }: Reminder) {
  const total = formatPaise(invoices.reduce((sum, { open_paise }) => sum + open_paise, 0));
  const [oldest] = invoices as [DunnedInvoice];
  const values: Record<Placeholder, string> = {
    company,
    invoices: invoices.length === 1 ? '1 invoice' : `${invoices.length} invoices`,
    amount: total,
    due_date: formatDay(oldest.due_date),
    days: String(Math.abs(oldest.days_late)),
    phone: contact.phone,
  };
  return {
    about: company,
    subject: fillPlaceholders(subject, values),
    text: fillPlaceholders(body, values),
    lines: invoices.map(({ number, due_date, days_late, open_paise }) => ({
      number,
      due: formatDay(due_date),
      late: formatLate(days_late),
      amount: formatPaise(open_paise),
    })),
    total,
  };
}

function formatLate(days: number): string {
  if (days === 0) return 'due today';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `${count} overdue` : `due in ${count}`;
}
