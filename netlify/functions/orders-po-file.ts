import type { Config } from '@netlify/functions';
import { attachPoEndpoint } from '#contracts/orders/po-file.ts';
import { attachPo } from '#server/orders/po-file.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(attachPoEndpoint, ({ actor, body }) => attachPo(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/po-file'], method: 'POST' };
