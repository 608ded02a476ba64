import type { Config } from '@netlify/functions';
import { loginEndpoint } from '#contracts/auth/sign-in.ts';
import { openSession } from '#server/auth/sign-in.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(loginEndpoint, ({ body, ip, userAgent, device }) => openSession(body, { ip, userAgent, device }));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/login', '/api/login.php'], method: 'POST' };
