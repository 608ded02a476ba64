import type { Config } from '@netlify/functions';
import { listApprovalsEndpoint } from '#contracts/approvals/approvals.ts';
import { listApprovals } from '#server/approvals/approval-links.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listApprovalsEndpoint, ({ actor }) => listApprovals(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/approvals'], method: 'GET' };
