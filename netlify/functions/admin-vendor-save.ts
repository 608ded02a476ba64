import type { Config } from '@netlify/functions';
import { saveVendorEndpoint } from '#contracts/stores/vendors.ts';
import { handle } from '#server/platform/handle.ts';
import { saveVendor } from '#server/stores/vendors.ts';

export default handle(saveVendorEndpoint, ({ actor, body }) => saveVendor(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/vendor-save'], method: 'POST' };
