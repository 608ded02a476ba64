import type { Config } from '@netlify/functions';
import { removeDeputyEndpoint } from '#contracts/approvals/deputies.ts';
import { removeDeputy } from '#server/approvals/deputies.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeDeputyEndpoint, ({ actor, body }) => removeDeputy(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/deputy-remove'], method: 'POST' };
