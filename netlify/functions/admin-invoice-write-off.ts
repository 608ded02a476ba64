import type { Config } from '@netlify/functions';
import { writeOffEndpoint } from '#contracts/receipts/admin.ts';
import { writeOff } from '#server/receipts/adjust.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(writeOffEndpoint, ({ actor, body }) => writeOff(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-write-off'], method: 'POST' };
