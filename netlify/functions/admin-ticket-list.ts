import type { Config } from '@netlify/functions';
import { listDeskTicketsEndpoint } from '#contracts/admin-tickets.ts';
import { handle } from '#server/http/handle.ts';
import { listDeskTickets } from '#server/ticket-desk.ts';

export default handle(listDeskTicketsEndpoint, ({ actor, query }) => listDeskTickets(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-list'], method: 'GET' };
