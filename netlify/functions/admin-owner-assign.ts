import type { Config } from '@netlify/functions';
import { assignOwnerEndpoint } from '#contracts/owners/owners.ts';
import { assignOwner } from '#server/owners/assign.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(assignOwnerEndpoint, ({ actor, body }) => assignOwner(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/owner-assign'], method: 'POST' };
