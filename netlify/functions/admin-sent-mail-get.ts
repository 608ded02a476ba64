import type { Config } from '@netlify/functions';
import { getSentMailEndpoint } from '#contracts/outbox/sent.ts';
import { getSentMail } from '#server/outbox/sent.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getSentMailEndpoint, ({ actor, query }) => getSentMail(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/sent-mail-get'], method: 'GET' };
