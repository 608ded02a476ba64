import type { Config } from '@netlify/functions';
import { listRegistrationsEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { listRegistrations } from '#server/webinar-desk.ts';

export default handle(listRegistrationsEndpoint, ({ actor, query }) => listRegistrations(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/registration-list'], method: 'GET' };
