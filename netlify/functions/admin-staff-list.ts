import type { Config } from '@netlify/functions';
import { listStaffEndpoint } from '#contracts/admin/staff.ts';
import { listStaff } from '#server/admin/staff.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listStaffEndpoint, ({ actor, query }) => listStaff(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-list'], method: 'GET' };
