import type { Config } from '@netlify/functions';
import { exportMessagesEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { exportMessages } from '#server/visitors/contact-messages.ts';

export default handle(exportMessagesEndpoint, ({ actor, query }) => exportMessages(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/message-export'], method: 'GET' };
