import type { Config } from '@netlify/functions';
import { cancelIrnEndpoint } from '#contracts/invoices/e-invoice.ts';
import { cancelIrn } from '#server/invoices/e-invoice.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(cancelIrnEndpoint, ({ actor, body }) => cancelIrn(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-irn-cancel'], method: 'POST' };
