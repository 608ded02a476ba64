import type { Config } from '@netlify/functions';
import { markHandledEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { markHandled } from '#server/inbox-desk.ts';

export default handle(markHandledEndpoint, ({ actor, body }) => markHandled(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/inbox-mark'], method: 'POST' };
