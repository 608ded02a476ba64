import type { Config } from '@netlify/functions';
import { getTicketEndpoint } from '#contracts/support/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { getTicket } from '#server/support/tickets.ts';

export default handle(getTicketEndpoint, ({ actor, query }) => getTicket(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/ticket-get'], method: 'GET' };
