import type { Config } from '@netlify/functions';
import { setIrnEndpoint, timeInIndia } from '#contracts/invoices/e-invoice.ts';
import { saveIrn } from '#server/invoices/e-invoice.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(setIrnEndpoint, ({ actor, body }) =>
  saveIrn(actor, { ...body, ack_at: timeInIndia(body.ack_at) }),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-irn'], method: 'POST' };
