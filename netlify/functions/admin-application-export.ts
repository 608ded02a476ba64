import type { Config } from '@netlify/functions';
import { exportApplicationsEndpoint } from '#contracts/visitors/application-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { exportApplications } from '#server/visitors/application-admin.ts';

export default handle(exportApplicationsEndpoint, ({ actor, query }) => exportApplications(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-export'], method: 'GET' };
