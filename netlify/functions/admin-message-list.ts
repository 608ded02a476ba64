import type { Config } from '@netlify/functions';
import { listMessagesEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listMessages } from '#server/visitors/contact-messages.ts';

export default handle(listMessagesEndpoint, ({ actor, query }) => listMessages(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/message-list'], method: 'GET' };
