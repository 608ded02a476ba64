import type { Config } from '@netlify/functions';
import { listTicketsEndpoint } from '#contracts/support.ts';
import { handle } from '#server/http/handle.ts';
import { listTickets } from '#server/tickets.ts';

export default handle(listTicketsEndpoint, ({ actor, query }) => listTickets(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/tickets'], method: 'GET' };
