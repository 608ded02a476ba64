import type { Config } from '@netlify/functions';
import { markHandledEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { markHandled } from '#server/visitors/inbox-admin.ts';

export default handle(markHandledEndpoint, ({ actor, body }) => markHandled(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/inbox-mark'], method: 'POST' };
