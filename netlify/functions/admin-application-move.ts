import type { Config } from '@netlify/functions';
import { moveApplicationEndpoint } from '#contracts/visitors/application-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { moveApplication } from '#server/visitors/application-admin.ts';

export default handle(moveApplicationEndpoint, ({ actor, body }) => moveApplication(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-move'], method: 'POST' };
