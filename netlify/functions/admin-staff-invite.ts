import type { Config } from '@netlify/functions';
import { inviteStaffEndpoint } from '#contracts/admin/staff.ts';
import { inviteStaff } from '#server/admin/staff.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(inviteStaffEndpoint, ({ actor, body }) => inviteStaff(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-invite'], method: 'POST' };
