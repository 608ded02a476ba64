import type { Config } from '@netlify/functions';
import { listEnquiriesEndpoint } from '#contracts/enquiry-desk.ts';
import { handle } from '#server/http/handle.ts';
import { listEnquiries } from '#server/enquiry-desk.ts';

export default handle(listEnquiriesEndpoint, ({ actor, query }) => listEnquiries(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-list'], method: 'GET' };
