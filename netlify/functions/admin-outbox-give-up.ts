import type { Config } from '@netlify/functions';
import { giveUpMailEndpoint } from '#contracts/outbox/admin.ts';
import { giveUpMail } from '#server/outbox/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(giveUpMailEndpoint, ({ actor, body }) => giveUpMail(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/outbox-give-up'], method: 'POST' };
