import type { Config } from '@netlify/functions';
import { exportStatementEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { exportStatement } from '#server/receivables/statement-files.ts';

export default handle(exportStatementEndpoint, ({ actor, query }) => exportStatement(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/statement-export'], method: 'GET' };
