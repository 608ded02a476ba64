import type { Config } from '@netlify/functions';
import { exportRateDifferencesEndpoint } from '#contracts/exports.ts';
import { handle } from '#server/http/handle.ts';
import { exportRateDifferences } from '#server/product-exports.ts';

export default handle(exportRateDifferencesEndpoint, ({ actor }) => exportRateDifferences(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-difference-export'], method: 'GET' };
