import type { Config } from '@netlify/functions';
import { getStatementEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { getStatement } from '#server/receivables/statement.ts';

export default handle(getStatementEndpoint, ({ actor, query }) => getStatement(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/statement'], method: 'GET' };
