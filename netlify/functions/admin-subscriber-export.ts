import type { Config } from '@netlify/functions';
import { exportSubscribersEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { exportSubscribers } from '#server/newsletter-desk.ts';

export default handle(exportSubscribersEndpoint, ({ actor, query }) => exportSubscribers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/subscriber-export'], method: 'GET' };
