import type { Config } from '@netlify/functions';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { getAttachment } from '#server/attachments/get.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAttachmentEndpoint, ({ actor, query }) => getAttachment(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/attachments/file'], method: 'GET' };
