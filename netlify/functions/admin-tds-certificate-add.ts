import type { Config } from '@netlify/functions';
import { addCertificateEndpoint } from '#contracts/tds/admin.ts';
import { addCertificate } from '#server/tds/certificates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addCertificateEndpoint, ({ actor, body }) => addCertificate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tds-certificate-add'], method: 'POST' };
