import type { Config } from '@netlify/functions';
import { saveSellerDetailsEndpoint } from '#contracts/invoices/seller-details.ts';
import { saveSellerDetails } from '#server/invoices/seller-details.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveSellerDetailsEndpoint, ({ actor, body }) => saveSellerDetails(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/seller-details-save'], method: 'POST' };
