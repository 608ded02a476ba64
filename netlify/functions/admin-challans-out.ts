import type { Config } from '@netlify/functions';
import { listChallansOutEndpoint } from '#contracts/invoices/challans.ts';
import { listChallansOut } from '#server/invoices/challans-out.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listChallansOutEndpoint, ({ actor, query }) => listChallansOut(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/challans-out'], method: 'GET' };
