import type { Config } from '@netlify/functions';
import { cancelChallanEndpoint } from '#contracts/invoices/challans.ts';
import { cancelChallan } from '#server/invoices/challans.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(cancelChallanEndpoint, ({ actor, body }) => cancelChallan(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/challan-cancel'], method: 'POST' };
