import type { Config } from '@netlify/functions';
import { saveColleagueEndpoint } from '#contracts/colleagues.ts';
import { saveColleague } from '#server/colleagues.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveColleagueEndpoint, ({ actor, body }) => saveColleague(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/colleague-save'], method: 'POST' };
