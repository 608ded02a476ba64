import type { Config } from '@netlify/functions';
import { saveRegistrationsEndpoint } from '#contracts/gst/e-invoices.ts';
import { storeRegistrations } from '#server/gst/einvoice/store-registrations.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveRegistrationsEndpoint, ({ actor, body }) => storeRegistrations(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/einvoice-results'], method: 'POST' };
