import type { Config } from '@netlify/functions';
import { retryMailEndpoint } from '#contracts/outbox/admin.ts';
import { retryMail } from '#server/outbox/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(retryMailEndpoint, ({ actor, body }) => retryMail(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/outbox-retry'], method: 'POST' };
