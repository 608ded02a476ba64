import type { Config } from '@netlify/functions';
import { listTicketsEndpoint } from '#contracts/support/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { listTickets } from '#server/support/tickets.ts';

export default handle(listTicketsEndpoint, ({ actor, query }) => listTickets(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/tickets'], method: 'GET' };
