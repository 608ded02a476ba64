import type { Config } from '@netlify/functions';
import { saveCompanyEndpoint } from '#contracts/admin-companies.ts';
import { saveCompany } from '#server/admin-companies.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveCompanyEndpoint, ({ actor, body }) => saveCompany(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-save', '/api/admin/company-save.php'], method: 'POST' };
