import type { Config } from '@netlify/functions';
import { replyToTicketEndpoint } from '#contracts/support.ts';
import { handle } from '#server/http/handle.ts';
import { replyToTicket } from '#server/tickets.ts';

export default handle(replyToTicketEndpoint, ({ actor, body }) => replyToTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/ticket-reply'], method: 'POST' };
