import type { Config } from '@netlify/functions';
import { listColleaguesEndpoint } from '#contracts/owners/owners.ts';
import { listColleagues } from '#server/owners/colleagues.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listColleaguesEndpoint, ({ actor }) => listColleagues(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/colleagues'], method: 'GET' };
