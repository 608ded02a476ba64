import type { Config } from '@netlify/functions';
import { exportApplicationsEndpoint } from '#contracts/admin-applications.ts';
import { exportApplications } from '#server/application-desk.ts';
import { handle } from '#server/http/handle.ts';

export default handle(exportApplicationsEndpoint, ({ actor, query }) => exportApplications(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-export'], method: 'GET' };
