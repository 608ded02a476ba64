import type { Config } from '@netlify/functions';
import { listDevicesEndpoint } from '#contracts/auth/account.ts';
import { listDevices } from '#server/auth/devices.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listDevicesEndpoint, ({ actor }) => listDevices(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/devices'], method: 'GET' };
