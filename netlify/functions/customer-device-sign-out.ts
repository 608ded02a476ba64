import type { Config } from '@netlify/functions';
import { signOutDeviceEndpoint } from '#contracts/auth/account.ts';
import { signOutDevice } from '#server/auth/devices.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(signOutDeviceEndpoint, ({ actor, body }) => signOutDevice(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/device-sign-out'], method: 'POST' };
