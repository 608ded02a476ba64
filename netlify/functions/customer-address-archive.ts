import type { Config } from '@netlify/functions';
import { archiveAddressEndpoint } from '#contracts/companies/addresses.ts';
import { archiveAddress } from '#server/companies/addresses.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(archiveAddressEndpoint, ({ actor, body }) => archiveAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/address-archive'], method: 'POST' };
