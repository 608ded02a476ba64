import type { Config } from '@netlify/functions';
import { getAdminStatementPdfEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { getAdminStatementPdf } from '#server/receivables/statement-files.ts';

export default handle(getAdminStatementPdfEndpoint, ({ actor, query }) => getAdminStatementPdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/statement-pdf'], method: 'GET' };
