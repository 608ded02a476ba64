import type { Config } from '@netlify/functions';
import { listBankLinesEndpoint } from '#contracts/bank/admin.ts';
import { listBankLines } from '#server/bank/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listBankLinesEndpoint, ({ actor, query }) => listBankLines(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-list'], method: 'GET' };
