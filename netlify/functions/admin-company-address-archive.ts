import type { Config } from '@netlify/functions';
import { archiveCompanyAddressEndpoint } from '#contracts/companies/admin-overview.ts';
import { archiveCompanyAddress } from '#server/companies/admin-addresses.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(archiveCompanyAddressEndpoint, ({ actor, body }) => archiveCompanyAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-address-archive'], method: 'POST' };
