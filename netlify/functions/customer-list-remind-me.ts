import type { Config } from '@netlify/functions';
import { readReminderEndpoint } from '#contracts/lists/lists.ts';
import { readReminder } from '#server/lists/reminders.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(readReminderEndpoint, ({ actor, body }) => readReminder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-remind-me'], method: 'POST' };
