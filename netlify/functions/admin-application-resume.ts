import type { Config } from '@netlify/functions';
import { getResumeEndpoint } from '#contracts/visitors/application-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getResume } from '#server/visitors/application-admin.ts';

export default handle(getResumeEndpoint, ({ actor, query }) => getResume(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-resume'], method: 'GET' };
