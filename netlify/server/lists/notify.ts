import { runEnd } from '../platform/run-each.ts';
import { sendStockNotices } from './back-in-stock.ts';
import { sendListReminders } from './remind.ts';

/** Mails due reminders of lists, and products that are back in stock; a fault of one does not stop the other. */
export async function notifyBuyers(): Promise<void> {
  const end = runEnd();
  const outcomes = await Promise.allSettled([sendListReminders(end), sendStockNotices(end)]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
