import type { Config } from '@netlify/functions';
import { readMessagesEndpoint } from '#contracts/messages/messages.ts';
import { readMessages } from '#server/messages/send.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(readMessagesEndpoint, ({ actor, body }) => readMessages(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/messages/read'], method: 'POST' };
