import type { Config } from '@netlify/functions';
import { saveCompanyApprovalStepEndpoint } from '#contracts/approvals/approval-steps.ts';
import { saveCompanyApprovalStep } from '#server/approvals/save-approval-step.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCompanyApprovalStepEndpoint, ({ actor, body }) => saveCompanyApprovalStep(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/approval-step-save'], method: 'POST' };
