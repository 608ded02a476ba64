import type { Config } from '@netlify/functions';
import { assignOwnersEndpoint } from '#contracts/owners/owners.ts';
import { assignOwners } from '#server/owners/assign.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(assignOwnersEndpoint, ({ actor, body }) => assignOwners(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/owners-assign'], method: 'POST' };
