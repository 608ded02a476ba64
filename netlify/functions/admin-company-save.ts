import type { Config } from '@netlify/functions';
import { saveCompanyEndpoint } from '#contracts/companies/admin.ts';
import { saveCompany } from '#server/companies/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCompanyEndpoint, ({ actor, body }) => saveCompany(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-save', '/api/admin/company-save.php'], method: 'POST' };
