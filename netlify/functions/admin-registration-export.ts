import type { Config } from '@netlify/functions';
import { exportRegistrationsEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { exportRegistrations } from '#server/webinar-desk.ts';

export default handle(exportRegistrationsEndpoint, ({ actor, query }) => exportRegistrations(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/registration-export'], method: 'GET' };
