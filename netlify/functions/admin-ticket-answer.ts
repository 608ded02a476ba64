import type { Config } from '@netlify/functions';
import { answerTicketEndpoint } from '#contracts/admin-tickets.ts';
import { handle } from '#server/http/handle.ts';
import { answerTicket } from '#server/ticket-desk.ts';

export default handle(answerTicketEndpoint, ({ actor, body }) => answerTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-answer'], method: 'POST' };
