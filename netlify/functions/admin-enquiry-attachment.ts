import type { Config } from '@netlify/functions';
import { getEnquiryAttachmentEndpoint } from '#contracts/visitors/enquiry-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getEnquiryAttachment } from '#server/visitors/enquiry-admin.ts';

export default handle(getEnquiryAttachmentEndpoint, ({ actor, query }) => getEnquiryAttachment(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-attachment'], method: 'GET' };
