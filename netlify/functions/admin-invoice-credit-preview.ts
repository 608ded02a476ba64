import type { Config } from '@netlify/functions';
import { previewCreditEndpoint } from '#contracts/invoices/notes.ts';
import { previewCredit } from '#server/invoices/credit.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(previewCreditEndpoint, ({ actor, body }) => previewCredit(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-credit-preview'], method: 'POST' };
