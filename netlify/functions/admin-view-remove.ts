import type { Config } from '@netlify/functions';
import { removeViewEndpoint } from '#contracts/views/views.ts';
import { handle } from '#server/platform/handle.ts';
import { removeView } from '#server/views/views.ts';

export default handle(removeViewEndpoint, ({ actor, body }) => removeView(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/view-remove'], method: 'POST' };
