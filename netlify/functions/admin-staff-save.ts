import type { Config } from '@netlify/functions';
import { saveStaffEndpoint } from '#contracts/admin/staff.ts';
import { saveStaff } from '#server/admin/staff.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveStaffEndpoint, ({ actor, body }) => saveStaff(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-save'], method: 'POST' };
