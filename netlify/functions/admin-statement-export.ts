import type { Config } from '@netlify/functions';
import { exportAdminStatementEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { exportAdminStatement } from '#server/receivables/statement-files.ts';

export default handle(exportAdminStatementEndpoint, ({ actor, query }) => exportAdminStatement(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/statement-export'], method: 'GET' };
