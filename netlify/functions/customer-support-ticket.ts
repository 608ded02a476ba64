import type { Config } from '@netlify/functions';
import { createTicketEndpoint } from '#contracts/support/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { createTicket } from '#server/support/tickets.ts';

export default handle(createTicketEndpoint, ({ actor, body }) => createTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = {
  path: ['/api/customer/support-ticket', '/api/customer/support-ticket.php'],
  method: 'POST',
};
