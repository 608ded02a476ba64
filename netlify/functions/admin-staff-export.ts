import type { Config } from '@netlify/functions';
import { exportStaffEndpoint } from '#contracts/admin/exports.ts';
import { exportStaff } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportStaffEndpoint, ({ actor, query }) => exportStaff(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-export'], method: 'GET' };
