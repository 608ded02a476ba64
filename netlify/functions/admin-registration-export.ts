import type { Config } from '@netlify/functions';
import { exportRegistrationsEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { exportRegistrations } from '#server/visitors/webinar-admin.ts';

export default handle(exportRegistrationsEndpoint, ({ actor, query }) => exportRegistrations(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/registration-export'], method: 'GET' };
