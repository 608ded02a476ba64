import type { Config } from '@netlify/functions';
import { saveZoneEndpoint } from '#contracts/delivery/admin.ts';
import { saveZone } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveZoneEndpoint, ({ actor, body }) => saveZone(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/zone-save'], method: 'POST' };
