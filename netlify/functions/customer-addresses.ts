import type { Config } from '@netlify/functions';
import { listPlantAddressesEndpoint } from '#contracts/companies/addresses.ts';
import { listPlantAddresses } from '#server/companies/addresses.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listPlantAddressesEndpoint, ({ actor }) => listPlantAddresses(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/addresses'], method: 'GET' };
