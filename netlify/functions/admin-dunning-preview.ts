import type { Config } from '@netlify/functions';
import { previewDunningEndpoint } from '#contracts/receivables/dunning.ts';
import { handle } from '#server/platform/handle.ts';
import { previewDunning } from '#server/receivables/dunning-admin.ts';

export default handle(previewDunningEndpoint, ({ actor, body }) => previewDunning(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dunning-preview'], method: 'POST' };
