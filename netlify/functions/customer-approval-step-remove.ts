import type { Config } from '@netlify/functions';
import { removeApprovalStepEndpoint } from '#contracts/approvals/approval-steps.ts';
import { removeApprovalStep } from '#server/approvals/save-approval-step.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeApprovalStepEndpoint, ({ actor, body }) => removeApprovalStep(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/approval-step-remove'], method: 'POST' };
