import type { Config } from '@netlify/functions';
import { sendMailAgainEndpoint } from '#contracts/outbox/sent.ts';
import { sendMailAgain } from '#server/outbox/sent.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(sendMailAgainEndpoint, ({ actor, body }) => sendMailAgain(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/sent-mail-again'], method: 'POST' };
