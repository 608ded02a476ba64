import type { Config } from '@netlify/functions';
import { listEnquiriesEndpoint } from '#contracts/visitors/enquiry-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listEnquiries } from '#server/visitors/enquiry-admin.ts';

export default handle(listEnquiriesEndpoint, ({ actor, query }) => listEnquiries(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-list'], method: 'GET' };
