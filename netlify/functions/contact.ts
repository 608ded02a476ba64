import type { Config } from '@netlify/functions';
import { sendMessageEndpoint } from '#contracts/visitors/enquiries.ts';
import { handle } from '#server/platform/handle.ts';
import { sendMessage } from '#server/visitors/enquiries.ts';

export default handle(sendMessageEndpoint, ({ body, ip }) => sendMessage(body, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/contact'], method: 'POST' };
