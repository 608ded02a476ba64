import type { Config } from '@netlify/functions';
import { addBatchCertificateEndpoint } from '#contracts/orders/shipment-files.ts';
import { addBatchCertificate } from '#server/orders/shipment-files.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addBatchCertificateEndpoint, ({ actor, body }) => addBatchCertificate(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/batch-certificate-add'], method: 'POST' };
