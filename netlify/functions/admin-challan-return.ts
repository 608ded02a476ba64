import type { Config } from '@netlify/functions';
import { returnChallanEndpoint } from '#contracts/invoices/challans.ts';
import { returnChallan } from '#server/invoices/challan-returns.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(returnChallanEndpoint, ({ actor, body }) => returnChallan(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/challan-return'], method: 'POST' };
