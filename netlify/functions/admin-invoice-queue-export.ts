import type { Config } from '@netlify/functions';
import { exportUninvoicedEndpoint } from '#contracts/admin/exports.ts';
import { exportUninvoiced } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportUninvoicedEndpoint, ({ actor, query }) => exportUninvoiced(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-queue-export'], method: 'GET' };
