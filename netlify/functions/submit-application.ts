import type { Config } from '@netlify/functions';
import { submitApplicationEndpoint } from '#contracts/visitors/applications.ts';
import { handle } from '#server/platform/handle.ts';
import { submitApplication } from '#server/visitors/applications.ts';

export default handle(submitApplicationEndpoint, ({ body, ip }) => submitApplication(body, ip));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/submit-application', '/api/submit-application.php'], method: 'POST' };
