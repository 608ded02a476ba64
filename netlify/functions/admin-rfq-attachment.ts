import type { Config } from '@netlify/functions';
import { getAdminRfqAttachmentEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getAdminRfqAttachment } from '#server/quotes/rfq-admin.ts';

export default handle(getAdminRfqAttachmentEndpoint, ({ actor, query }) => getAdminRfqAttachment(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-attachment'], method: 'GET' };
