import type { Config } from '@netlify/functions';
import { listOutboxEndpoint } from '#contracts/admin-outbox.ts';
import { handle } from '#server/http/handle.ts';
import { listOutbox } from '#server/outbox-desk.ts';

export default handle(listOutboxEndpoint, ({ actor, query }) => listOutbox(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/outbox-list'], method: 'GET' };
