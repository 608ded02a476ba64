import type { Config } from '@netlify/functions';
import { saveAddressEndpoint } from '#contracts/addresses.ts';
import { saveAddress } from '#server/addresses.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveAddressEndpoint, ({ actor, body }) => saveAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/address-save'], method: 'POST' };
