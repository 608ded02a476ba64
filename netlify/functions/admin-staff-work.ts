import type { Config } from '@netlify/functions';
import { getOpenWorkEndpoint } from '#contracts/owners/owners.ts';
import { getOpenWork } from '#server/owners/colleagues.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getOpenWorkEndpoint, ({ actor, query }) => getOpenWork(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-work'], method: 'GET' };
