import type { Config } from '@netlify/functions';
import { removeZoneEndpoint } from '#contracts/delivery/admin.ts';
import { removeZone } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeZoneEndpoint, ({ actor, body }) => removeZone(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/zone-remove'], method: 'POST' };
