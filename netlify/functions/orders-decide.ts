import type { Config } from '@netlify/functions';
import { decideOrderEndpoint } from '#contracts/approvals/approvals.ts';
import { decide } from '#server/approvals/approval-links.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(decideOrderEndpoint, ({ actor, body }) => decide(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/decide'], method: 'POST' };
