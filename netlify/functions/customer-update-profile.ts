import type { Config } from '@netlify/functions';
import { updateProfileEndpoint } from '#contracts/companies/profile.ts';
import { updateProfile } from '#server/companies/profile.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(updateProfileEndpoint, ({ actor, body }) => updateProfile(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = {
  path: ['/api/customer/update-profile', '/api/customer/update-profile.php'],
  method: 'POST',
};
