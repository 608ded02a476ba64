import type { Config } from '@netlify/functions';
import { saveAddressEndpoint } from '#contracts/companies/addresses.ts';
import { saveAddress } from '#server/companies/addresses.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveAddressEndpoint, ({ actor, body }) => saveAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/address-save'], method: 'POST' };
