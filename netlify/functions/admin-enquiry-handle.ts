import type { Config } from '@netlify/functions';
import { handleEnquiryEndpoint } from '#contracts/enquiry-desk.ts';
import { handle } from '#server/http/handle.ts';
import { handleEnquiry } from '#server/enquiry-desk.ts';

export default handle(handleEnquiryEndpoint, ({ actor, body }) => handleEnquiry(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-handle'], method: 'POST' };
