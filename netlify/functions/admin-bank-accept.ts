import type { Config } from '@netlify/functions';
import { acceptBankLineEndpoint } from '#contracts/bank/admin.ts';
import { acceptBankLine } from '#server/bank/accept.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(acceptBankLineEndpoint, ({ actor, body }) => acceptBankLine(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-accept'], method: 'POST' };
