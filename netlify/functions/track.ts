import type { Config } from '@netlify/functions';
import { trackOrderEndpoint } from '#contracts/orders/track.ts';
import { trackOrder } from '#server/orders/track.ts';
import { trackingPage } from '#server/orders/tracking-page.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(trackOrderEndpoint, ({ body, ip }) => trackOrder(body.reference, body.proof, ip), trackingPage);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/track'], method: 'POST' };
