import type { Config } from '@netlify/functions';
import { exportMessagesEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { exportMessages } from '#server/messages.ts';

export default handle(exportMessagesEndpoint, ({ actor, query }) => exportMessages(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/message-export'], method: 'GET' };
