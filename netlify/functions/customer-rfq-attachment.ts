import type { Config } from '@netlify/functions';
import { getRfqAttachmentEndpoint } from '#contracts/quotes/rfqs.ts';
import { handle } from '#server/platform/handle.ts';
import { getRfqAttachment } from '#server/quotes/rfq-messages.ts';

export default handle(getRfqAttachmentEndpoint, ({ actor, query }) => getRfqAttachment(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-attachment'], method: 'GET' };
