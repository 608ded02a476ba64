import type { Config } from '@netlify/functions';
import { listDevicesEndpoint } from '#contracts/account.ts';
import { listDevices } from '#server/devices.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listDevicesEndpoint, ({ actor }) => listDevices(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/devices'], method: 'GET' };
