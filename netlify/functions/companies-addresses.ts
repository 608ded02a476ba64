import type { Config } from '@netlify/functions';
import { listAddressesEndpoint } from '#contracts/companies.ts';
import { listAddresses } from '#server/companies.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listAddressesEndpoint, ({ actor }) => listAddresses(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/companies/addresses', '/api/companies/addresses.php'], method: 'GET' };
