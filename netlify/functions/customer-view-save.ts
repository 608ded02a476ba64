import type { Config } from '@netlify/functions';
import { MAX_BUYER_VIEWS, saveBuyerViewEndpoint } from '#contracts/views/buyer-views.ts';
import { handle } from '#server/platform/handle.ts';
import { saveView } from '#server/views/views.ts';

export default handle(saveBuyerViewEndpoint, ({ actor, body }) =>
  saveView(actor, { ...body, shared: false }, MAX_BUYER_VIEWS),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/view-save'], method: 'POST' };
