import type { Config } from '@netlify/functions';
import { removeBatchCertificateEndpoint } from '#contracts/orders/batch-certificates.ts';
import { removeBatchCertificate } from '#server/orders/batch-certificates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeBatchCertificateEndpoint, ({ actor, body }) => removeBatchCertificate(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/batch-certificate-remove'], method: 'POST' };
