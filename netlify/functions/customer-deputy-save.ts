import type { Config } from '@netlify/functions';
import { saveDeputyEndpoint } from '#contracts/approvals/deputies.ts';
import { saveDeputy } from '#server/approvals/deputies.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveDeputyEndpoint, ({ actor, body }) => saveDeputy(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/deputy-save'], method: 'POST' };
