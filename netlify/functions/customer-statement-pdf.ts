import type { Config } from '@netlify/functions';
import { getStatementPdfEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { getStatementPdf } from '#server/receivables/statement-files.ts';

export default handle(getStatementPdfEndpoint, ({ actor, query }) => getStatementPdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/statement-pdf'], method: 'GET' };
