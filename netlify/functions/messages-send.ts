import type { Config } from '@netlify/functions';
import { sendRecordMessageEndpoint } from '#contracts/messages/messages.ts';
import { sendMessage } from '#server/messages/send.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(sendRecordMessageEndpoint, ({ actor, body }) => sendMessage(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/messages/send'], method: 'POST' };
