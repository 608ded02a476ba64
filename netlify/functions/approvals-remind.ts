import type { Config } from '@netlify/functions';
import { remindApprovers } from '#server/approvals/remind-approvers.ts';
import { scheduled } from '#server/platform/scheduled.ts';

export default scheduled('approvals-remind', remindApprovers);

// Netlify reads this object from the source text: keep it a plain literal. Two minutes before outbox-retry, which sends its mails.
export const config: Config = { schedule: '3,33 * * * *' };
