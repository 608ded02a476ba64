import type { Config } from '@netlify/functions';
import { reinviteStaffEndpoint } from '#contracts/admin/staff.ts';
import { reinviteStaff } from '#server/admin/staff.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(reinviteStaffEndpoint, ({ actor, body }) => reinviteStaff(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-reinvite'], method: 'POST' };
