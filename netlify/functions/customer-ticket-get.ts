import type { Config } from '@netlify/functions';
import { getTicketEndpoint } from '#contracts/support.ts';
import { handle } from '#server/http/handle.ts';
import { getTicket } from '#server/tickets.ts';

export default handle(getTicketEndpoint, ({ actor, query }) => getTicket(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/ticket-get'], method: 'GET' };
