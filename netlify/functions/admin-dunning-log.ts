import type { Config } from '@netlify/functions';
import { listDunningMailsEndpoint } from '#contracts/receivables/dunning.ts';
import { handle } from '#server/platform/handle.ts';
import { listDunningMails } from '#server/receivables/dunning-admin.ts';

export default handle(listDunningMailsEndpoint, ({ actor, query }) => listDunningMails(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dunning-log'], method: 'GET' };
