import type { Config } from '@netlify/functions';
import { addCertificateEndpoint } from '#contracts/orders/certificates.ts';
import { addCertificate } from '#server/orders/certificates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addCertificateEndpoint, ({ actor, body }) => addCertificate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/certificate-add'], method: 'POST' };
