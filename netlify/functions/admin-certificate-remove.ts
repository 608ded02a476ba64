import type { Config } from '@netlify/functions';
import { removeCertificateEndpoint } from '#contracts/orders/certificates.ts';
import { removeCertificate } from '#server/orders/certificates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeCertificateEndpoint, ({ actor, body }) => removeCertificate(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/certificate-remove'], method: 'POST' };
