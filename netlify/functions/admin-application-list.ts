import type { Config } from '@netlify/functions';
import { listApplicationsEndpoint } from '#contracts/admin-applications.ts';
import { listApplications } from '#server/application-desk.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listApplicationsEndpoint, ({ actor, query }) => listApplications(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-list'], method: 'GET' };
