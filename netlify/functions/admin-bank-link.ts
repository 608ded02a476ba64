import type { Config } from '@netlify/functions';
import { linkBankLineEndpoint } from '#contracts/bank/admin.ts';
import { linkBankLine } from '#server/bank/set-aside.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(linkBankLineEndpoint, ({ actor, body }) => linkBankLine(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-link'], method: 'POST' };
