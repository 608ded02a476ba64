import type { Config } from '@netlify/functions';
import { getSellerDetailsEndpoint } from '#contracts/invoices/seller-details.ts';
import { getSellerDetails } from '#server/invoices/seller-details.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getSellerDetailsEndpoint, ({ actor }) => getSellerDetails(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/seller-details-get'], method: 'GET' };
