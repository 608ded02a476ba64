import type { Config } from '@netlify/functions';
import { listSubscribersEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listSubscribers } from '#server/visitors/newsletter-admin.ts';

export default handle(listSubscribersEndpoint, ({ actor, query }) => listSubscribers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/subscriber-list'], method: 'GET' };
