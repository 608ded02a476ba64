import type { Config } from '@netlify/functions';
import { reopenBankLineEndpoint } from '#contracts/bank/admin.ts';
import { reopenBankLine } from '#server/bank/set-aside.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(reopenBankLineEndpoint, ({ actor, body }) => reopenBankLine(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-reopen'], method: 'POST' };
