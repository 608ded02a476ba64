import type { Config } from '@netlify/functions';
import { exportCompaniesEndpoint } from '#contracts/admin/exports.ts';
import { exportCompanies } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportCompaniesEndpoint, ({ actor, query }) => exportCompanies(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-export'], method: 'GET' };
