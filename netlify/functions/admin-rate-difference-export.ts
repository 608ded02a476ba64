import type { Config } from '@netlify/functions';
import { exportRateDifferencesEndpoint } from '#contracts/admin/exports.ts';
import { exportRateDifferences } from '#server/catalog/export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportRateDifferencesEndpoint, ({ actor }) => exportRateDifferences(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rate-difference-export'], method: 'GET' };
