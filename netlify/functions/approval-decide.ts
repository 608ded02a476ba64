import type { Config } from '@netlify/functions';
import { decideApprovalEndpoint } from '#contracts/approvals/approvals.ts';
import { decideByLink } from '#server/approvals/approval-links.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(decideApprovalEndpoint, ({ body, ip }) => decideByLink(body, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/approval/decide'], method: 'POST' };
