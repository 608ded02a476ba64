import type { Config } from '@netlify/functions';
import { answerMessageEndpoint } from '#contracts/admin-messages.ts';
import { handle } from '#server/http/handle.ts';
import { answerMessage } from '#server/messages.ts';

export default handle(answerMessageEndpoint, ({ actor, body }) => answerMessage(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/message-answer'], method: 'POST' };
