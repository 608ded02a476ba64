import type { Config } from '@netlify/functions';
import { getDeskRfqAttachmentEndpoint } from '#contracts/rfq-desk.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskRfqAttachment } from '#server/rfq-desk.ts';

export default handle(getDeskRfqAttachmentEndpoint, ({ actor, query }) => getDeskRfqAttachment(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-attachment'], method: 'GET' };
