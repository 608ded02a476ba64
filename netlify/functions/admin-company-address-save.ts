import type { Config } from '@netlify/functions';
import { saveCompanyAddressEndpoint } from '#contracts/company-desk.ts';
import { saveCompanyAddress } from '#server/company-addresses.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveCompanyAddressEndpoint, ({ actor, body }) => saveCompanyAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-address-save'], method: 'POST' };
