import type { Config } from '@netlify/functions';
import { removeCertificateEndpoint } from '#contracts/tds/admin.ts';
import { removeCertificate } from '#server/tds/certificates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeCertificateEndpoint, ({ actor, body }) => removeCertificate(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tds-certificate-remove'], method: 'POST' };
