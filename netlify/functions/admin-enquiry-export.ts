import type { Config } from '@netlify/functions';
import { exportEnquiriesEndpoint } from '#contracts/admin/exports.ts';
import { exportEnquiries } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportEnquiriesEndpoint, ({ actor, query }) => exportEnquiries(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-export'], method: 'GET' };
