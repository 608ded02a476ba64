import type { Config } from '@netlify/functions';
import { giveUpMailEndpoint } from '#contracts/admin-outbox.ts';
import { handle } from '#server/http/handle.ts';
import { giveUpMail } from '#server/outbox-desk.ts';

export default handle(giveUpMailEndpoint, ({ actor, body }) => giveUpMail(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/outbox-give-up'], method: 'POST' };
