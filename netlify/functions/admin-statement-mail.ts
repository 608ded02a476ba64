import type { Config } from '@netlify/functions';
import { mailStatementEndpoint } from '#contracts/receivables/statement.ts';
import { handle } from '#server/platform/handle.ts';
import { mailStatement } from '#server/receivables/statement-mail.ts';

export default handle(mailStatementEndpoint, ({ actor, body }) => mailStatement(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/statement-mail'], method: 'POST' };
