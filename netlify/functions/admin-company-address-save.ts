import type { Config } from '@netlify/functions';
import { saveCompanyAddressEndpoint } from '#contracts/companies/admin-overview.ts';
import { saveCompanyAddress } from '#server/companies/admin-addresses.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCompanyAddressEndpoint, ({ actor, body }) => saveCompanyAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-address-save'], method: 'POST' };
