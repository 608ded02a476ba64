import type { Config } from '@netlify/functions';
import { getApplicationEndpoint } from '#contracts/visitors/application-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getApplication } from '#server/visitors/application-admin.ts';

export default handle(getApplicationEndpoint, ({ actor, query }) => getApplication(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-get'], method: 'GET' };
