import type { Config } from '@netlify/functions';
import { answerMessageEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { answerMessage } from '#server/visitors/contact-messages.ts';

export default handle(answerMessageEndpoint, ({ actor, body }) => answerMessage(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/message-answer'], method: 'POST' };
