import type { Config } from '@netlify/functions';
import { getCertificateEndpoint } from '#contracts/tds/admin.ts';
import { getCertificate } from '#server/tds/certificates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getCertificateEndpoint, ({ actor, query }) => getCertificate(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/tds-certificate-get'], method: 'GET' };
