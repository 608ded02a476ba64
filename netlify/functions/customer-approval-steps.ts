import type { Config } from '@netlify/functions';
import { listApprovalStepsEndpoint } from '#contracts/approvals/approval-steps.ts';
import { listApprovalSteps } from '#server/approvals/save-approval-step.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listApprovalStepsEndpoint, ({ actor }) => listApprovalSteps(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/approval-steps'], method: 'GET' };
