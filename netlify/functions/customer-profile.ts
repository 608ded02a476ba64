import type { Config } from '@netlify/functions';
import { getProfileEndpoint } from '#contracts/companies/profile.ts';
import { getProfile } from '#server/companies/profile.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getProfileEndpoint, ({ actor }) => getProfile(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/profile'], method: 'GET' };
