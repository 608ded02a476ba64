import type { Config } from '@netlify/functions';
import { saveColleagueEndpoint } from '#contracts/companies/members.ts';
import { saveColleague } from '#server/companies/members.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveColleagueEndpoint, ({ actor, body }) => saveColleague(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/colleague-save'], method: 'POST' };
