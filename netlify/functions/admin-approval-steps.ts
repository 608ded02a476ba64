import type { Config } from '@netlify/functions';
import { listCompanyApprovalStepsEndpoint } from '#contracts/approvals/approval-steps.ts';
import { listCompanyApprovalSteps } from '#server/approvals/save-approval-step.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCompanyApprovalStepsEndpoint, ({ actor, query }) =>
  listCompanyApprovalSteps(actor, query.company_id),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/approval-steps'], method: 'GET' };
