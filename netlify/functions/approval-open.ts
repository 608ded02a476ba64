import type { Config } from '@netlify/functions';
import { openApprovalEndpoint } from '#contracts/approvals.ts';
import { openApproval } from '#server/approvals.ts';
import { handle } from '#server/http/handle.ts';

export default handle(openApprovalEndpoint, ({ body, ip }) => openApproval(body.token, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/approval/open'], method: 'POST' };
