import type { Config } from '@netlify/functions';
import { ignoreBankLineEndpoint } from '#contracts/bank/admin.ts';
import { ignoreBankLine } from '#server/bank/set-aside.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(ignoreBankLineEndpoint, ({ actor, body }) => ignoreBankLine(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-ignore'], method: 'POST' };
