import type { Config } from '@netlify/functions';
import { exportInvoicesEndpoint } from '#contracts/admin/exports.ts';
import { exportInvoices } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportInvoicesEndpoint, ({ actor, query }) => exportInvoices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-export'], method: 'GET' };
