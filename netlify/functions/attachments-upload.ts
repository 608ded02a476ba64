import type { Config } from '@netlify/functions';
import { uploadEndpoint } from '#contracts/attachments/attachments.ts';
import { uploadAttachment } from '#server/attachments/upload.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(uploadEndpoint, ({ actor, body }) => uploadAttachment(actor, body.file));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/attachments/upload'], method: 'POST' };
