import type { Config } from '@netlify/functions';
import { submitRfqEndpoint } from '#contracts/visitors/enquiries.ts';
import { handle } from '#server/platform/handle.ts';
import { submitEnquiry } from '#server/visitors/enquiries.ts';

export default handle(submitRfqEndpoint, ({ body, ip }) => submitEnquiry(body, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/rfq', '/api/rfq.php'], method: 'POST' };
