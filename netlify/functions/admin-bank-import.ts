import type { Config } from '@netlify/functions';
import { importStatementEndpoint } from '#contracts/bank/import.ts';
import { importStatement } from '#server/bank/import.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(importStatementEndpoint, ({ actor, body }) => importStatement(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-import'], method: 'POST' };
