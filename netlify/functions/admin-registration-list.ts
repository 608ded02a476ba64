import type { Config } from '@netlify/functions';
import { listRegistrationsEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listRegistrations } from '#server/visitors/webinar-admin.ts';

export default handle(listRegistrationsEndpoint, ({ actor, query }) => listRegistrations(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/registration-list'], method: 'GET' };
