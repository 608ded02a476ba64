import type { Config } from '@netlify/functions';
import { listOutboxEndpoint } from '#contracts/outbox/admin.ts';
import { listOutbox } from '#server/outbox/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listOutboxEndpoint, ({ actor, query }) => listOutbox(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/outbox-list'], method: 'GET' };
