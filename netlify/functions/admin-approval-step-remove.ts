import type { Config } from '@netlify/functions';
import { removeCompanyApprovalStepEndpoint } from '#contracts/approvals/approval-steps.ts';
import { removeCompanyApprovalStep } from '#server/approvals/save-approval-step.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeCompanyApprovalStepEndpoint, ({ actor, body }) => removeCompanyApprovalStep(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/approval-step-remove'], method: 'POST' };
