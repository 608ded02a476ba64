import type { Config } from '@netlify/functions';
import { listApplicationsEndpoint } from '#contracts/visitors/application-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listApplications } from '#server/visitors/application-admin.ts';

export default handle(listApplicationsEndpoint, ({ actor, query }) => listApplications(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-list'], method: 'GET' };
