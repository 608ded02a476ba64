import type { Config } from '@netlify/functions';
import { openApprovalEndpoint } from '#contracts/approvals/approvals.ts';
import { openApproval } from '#server/approvals/approval-links.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(openApprovalEndpoint, ({ body, ip }) => openApproval(body.token, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/approval/open'], method: 'POST' };
