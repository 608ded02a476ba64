import type { Config } from '@netlify/functions';
import { moveRfqEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { moveRfq } from '#server/quotes/rfq-transition.ts';

export default handle(moveRfqEndpoint, ({ actor, body }) => moveRfq(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-move'], method: 'POST' };
