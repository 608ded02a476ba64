import type { Config } from '@netlify/functions';
import { saveCompanyRulesEndpoint } from '#contracts/colleagues.ts';
import { saveRules } from '#server/colleagues.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveCompanyRulesEndpoint, ({ actor, body }) => saveRules(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/company-rules'], method: 'POST' };
