import type { Config } from '@netlify/functions';
import { createTicketEndpoint } from '#contracts/support.ts';
import { createTicket } from '#server/tickets.ts';
import { handle } from '#server/http/handle.ts';

export default handle(createTicketEndpoint, ({ actor, body }) => createTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = {
  path: ['/api/customer/support-ticket', '/api/customer/support-ticket.php'],
  method: 'POST',
};
