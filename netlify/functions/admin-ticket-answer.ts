import type { Config } from '@netlify/functions';
import { answerTicketEndpoint } from '#contracts/support/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { answerTicket } from '#server/support/admin.ts';

export default handle(answerTicketEndpoint, ({ actor, body }) => answerTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-answer'], method: 'POST' };
