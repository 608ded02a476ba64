import type { Config } from '@netlify/functions';
import { listAddressesEndpoint } from '#contracts/companies/own.ts';
import { listAddresses } from '#server/companies/own.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listAddressesEndpoint, ({ actor }) => listAddresses(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/companies/addresses', '/api/companies/addresses.php'], method: 'GET' };
