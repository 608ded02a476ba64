import type { Config } from '@netlify/functions';
import { addDeliveryProofEndpoint } from '#contracts/orders/shipment-files.ts';
import { addDeliveryProof } from '#server/orders/shipment-files.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addDeliveryProofEndpoint, ({ actor, body }) => addDeliveryProof(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/delivery-proof-add'], method: 'POST' };
