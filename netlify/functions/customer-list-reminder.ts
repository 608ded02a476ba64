import type { Config } from '@netlify/functions';
import { saveReminderEndpoint } from '#contracts/lists/lists.ts';
import { saveReminder } from '#server/lists/reminders.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveReminderEndpoint, ({ actor, body }) => saveReminder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-reminder'], method: 'POST' };
