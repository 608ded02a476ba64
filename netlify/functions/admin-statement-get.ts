import type { Config } from '@netlify/functions';
import { getAdminStatementEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { getAdminStatement } from '#server/receivables/statement.ts';

export default handle(getAdminStatementEndpoint, ({ actor, query }) => getAdminStatement(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/statement-get'], method: 'GET' };
