import type { Config } from '@netlify/functions';
import { exportEnquiriesEndpoint } from '#contracts/exports.ts';
import { exportEnquiries } from '#server/exports.ts';
import { handle } from '#server/http/handle.ts';

export default handle(exportEnquiriesEndpoint, ({ actor, query }) => exportEnquiries(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-export'], method: 'GET' };
