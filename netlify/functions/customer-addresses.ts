import type { Config } from '@netlify/functions';
import { listPlantAddressesEndpoint } from '#contracts/addresses.ts';
import { listPlantAddresses } from '#server/addresses.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listPlantAddressesEndpoint, ({ actor }) => listPlantAddresses(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/addresses'], method: 'GET' };
