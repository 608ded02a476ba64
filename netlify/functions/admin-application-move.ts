import type { Config } from '@netlify/functions';
import { moveApplicationEndpoint } from '#contracts/admin-applications.ts';
import { moveApplication } from '#server/application-desk.ts';
import { handle } from '#server/http/handle.ts';

export default handle(moveApplicationEndpoint, ({ actor, body }) => moveApplication(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-move'], method: 'POST' };
