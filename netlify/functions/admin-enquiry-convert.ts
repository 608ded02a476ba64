import type { Config } from '@netlify/functions';
import { convertEnquiryEndpoint } from '#contracts/visitors/convert-enquiry.ts';
import { handle } from '#server/platform/handle.ts';
import { convertEnquiry } from '#server/visitors/convert-enquiry.ts';

export default handle(convertEnquiryEndpoint, ({ actor, body }) => convertEnquiry(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-convert'], method: 'POST' };
