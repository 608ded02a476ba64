import type { Config } from '@netlify/functions';
import { healthEndpoint } from '#contracts/health/health.ts';
import { readHealth } from '#server/platform/health.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(healthEndpoint, () => readHealth());

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/health'], method: 'GET' };
