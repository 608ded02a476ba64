import type { Config } from '@netlify/functions';
import { inviteColleagueEndpoint } from '#contracts/companies/members.ts';
import { inviteColleague } from '#server/companies/members.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(inviteColleagueEndpoint, ({ actor, body }) => inviteColleague(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/colleague-invite'], method: 'POST' };
