import type { Config } from '@netlify/functions';
import { listSentMailsEndpoint } from '#contracts/outbox/sent.ts';
import { listSentMails } from '#server/outbox/sent.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listSentMailsEndpoint, ({ actor, query }) => listSentMails(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/sent-mail-list'], method: 'GET' };
