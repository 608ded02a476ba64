import type { Config } from '@netlify/functions';
import { listPayableInvoicesEndpoint } from '#contracts/receipts/advices.ts';
import { handle } from '#server/platform/handle.ts';
import { listPayableInvoices } from '#server/receipts/advice-lists.ts';

export default handle(listPayableInvoicesEndpoint, ({ actor }) => listPayableInvoices(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/payable-invoices'], method: 'GET' };
