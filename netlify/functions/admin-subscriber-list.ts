import type { Config } from '@netlify/functions';
import { listSubscribersEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { listSubscribers } from '#server/newsletter-desk.ts';

export default handle(listSubscribersEndpoint, ({ actor, query }) => listSubscribers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/subscriber-list'], method: 'GET' };
