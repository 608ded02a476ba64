import type { Config } from '@netlify/functions';
import { issueChallanEndpoint } from '#contracts/invoices/challans.ts';
import { issueChallan } from '#server/invoices/challans.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(issueChallanEndpoint, ({ actor, body }) => issueChallan(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/challan-issue'], method: 'POST' };
