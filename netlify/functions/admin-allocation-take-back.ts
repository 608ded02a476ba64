import type { Config } from '@netlify/functions';
import { takeBackEndpoint } from '#contracts/receipts/admin.ts';
import { takeBack } from '#server/receipts/take-back.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(takeBackEndpoint, ({ actor, body }) => takeBack(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/allocation-take-back'], method: 'POST' };
