import type { Config } from '@netlify/functions';
import { saveDispatchEndpoint } from '#contracts/delivery/admin.ts';
import { saveDispatch } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveDispatchEndpoint, ({ actor, body }) => saveDispatch(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dispatch-save'], method: 'POST' };
