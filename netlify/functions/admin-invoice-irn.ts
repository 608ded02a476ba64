import type { Config } from '@netlify/functions';
import { setIrnEndpoint } from '#contracts/invoices/admin.ts';
import { setIrn } from '#server/invoices/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(setIrnEndpoint, ({ actor, body }) => setIrn(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-irn'], method: 'POST' };
