import type { Config } from '@netlify/functions';
import { replyToTicketEndpoint } from '#contracts/support/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { replyToTicket } from '#server/support/tickets.ts';

export default handle(replyToTicketEndpoint, ({ actor, body }) => replyToTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/ticket-reply'], method: 'POST' };
