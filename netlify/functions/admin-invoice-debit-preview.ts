import type { Config } from '@netlify/functions';
import { previewDebitEndpoint } from '#contracts/invoices/notes.ts';
import { previewDebit } from '#server/invoices/debit.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(previewDebitEndpoint, ({ actor, body }) => previewDebit(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-debit-preview'], method: 'POST' };
