import type { Config } from '@netlify/functions';
import { logoutEndpoint } from '#contracts/auth/logout.ts';
import { closeSession } from '#server/auth/sign-in.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(logoutEndpoint, async ({ actor }) => {
  await closeSession(actor);
  return {};
});

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/logout'], method: 'POST' };
