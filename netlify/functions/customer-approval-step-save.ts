import type { Config } from '@netlify/functions';
import { saveApprovalStepEndpoint } from '#contracts/approvals/approval-steps.ts';
import { saveApprovalStep } from '#server/approvals/save-approval-step.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveApprovalStepEndpoint, ({ actor, body }) => saveApprovalStep(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/approval-step-save'], method: 'POST' };
