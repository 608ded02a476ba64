import type { Config } from '@netlify/functions';
import { uploadImageEndpoint } from '#contracts/catalog/images.ts';
import { handle } from '#server/platform/handle.ts';
import { uploadImage } from '#server/platform/files/images.ts';

export default handle(uploadImageEndpoint, ({ actor, body }) => uploadImage(actor, body.file));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/upload', '/api/admin/upload.php'], method: 'POST' };
