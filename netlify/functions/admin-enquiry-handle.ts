import type { Config } from '@netlify/functions';
import { handleEnquiryEndpoint } from '#contracts/visitors/enquiry-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { handleEnquiry } from '#server/visitors/enquiry-admin.ts';

export default handle(handleEnquiryEndpoint, ({ actor, body }) => handleEnquiry(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-handle'], method: 'POST' };
