import type { Config } from '@netlify/functions';
import { inviteColleagueEndpoint } from '#contracts/colleagues.ts';
import { inviteColleague } from '#server/colleagues.ts';
import { handle } from '#server/http/handle.ts';

export default handle(inviteColleagueEndpoint, ({ actor, body }) => inviteColleague(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/colleague-invite'], method: 'POST' };
