import type { Config } from '@netlify/functions';
import { getRfqAttachmentEndpoint } from '#contracts/rfqs.ts';
import { getRfqAttachment } from '#server/rfq-answers.ts';
import { handle } from '#server/http/handle.ts';

export default handle(getRfqAttachmentEndpoint, ({ actor, query }) => getRfqAttachment(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-attachment'], method: 'GET' };
