import type { Config } from '@netlify/functions';
import { archiveAddressEndpoint } from '#contracts/addresses.ts';
import { archiveAddress } from '#server/addresses.ts';
import { handle } from '#server/http/handle.ts';

export default handle(archiveAddressEndpoint, ({ actor, body }) => archiveAddress(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/address-archive'], method: 'POST' };
