import type { Config } from '@netlify/functions';
import { removeBuyerViewEndpoint } from '#contracts/views/buyer-views.ts';
import { handle } from '#server/platform/handle.ts';
import { removeView } from '#server/views/views.ts';

export default handle(removeBuyerViewEndpoint, ({ actor, body }) => removeView(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/view-remove'], method: 'POST' };
