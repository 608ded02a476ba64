import type { Config } from '@netlify/functions';
import { exportSubscribersEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { exportSubscribers } from '#server/visitors/newsletter-admin.ts';

export default handle(exportSubscribersEndpoint, ({ actor, query }) => exportSubscribers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/subscriber-export'], method: 'GET' };
