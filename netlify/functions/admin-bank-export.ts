import type { Config } from '@netlify/functions';
import { exportBankLinesEndpoint } from '#contracts/bank/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { exportBankLines } from '#server/bank/list.ts';

export default handle(exportBankLinesEndpoint, ({ actor, query }) => exportBankLines(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/bank-export'], method: 'GET' };
