import type { Config } from '@netlify/functions';
import { exportRfqsEndpoint } from '#contracts/admin/exports.ts';
import { exportRfqs } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportRfqsEndpoint, ({ actor, query }) => exportRfqs(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-export'], method: 'GET' };
