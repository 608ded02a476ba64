import type { Config } from '@netlify/functions';
import { saveViewEndpoint } from '#contracts/views/views.ts';
import { handle } from '#server/platform/handle.ts';
import { saveView } from '#server/views/views.ts';

export default handle(saveViewEndpoint, ({ actor, body }) => saveView(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/view-save'], method: 'POST' };
