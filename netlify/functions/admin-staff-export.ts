import type { Config } from '@netlify/functions';
import { exportStaffEndpoint } from '#contracts/exports.ts';
import { exportStaff } from '#server/exports.ts';
import { handle } from '#server/http/handle.ts';

export default handle(exportStaffEndpoint, ({ actor, query }) => exportStaff(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-export'], method: 'GET' };
