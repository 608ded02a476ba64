import type { Config } from '@netlify/functions';
import { getDeskTicketEndpoint } from '#contracts/admin-tickets.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskTicket } from '#server/ticket-desk.ts';

export default handle(getDeskTicketEndpoint, ({ actor, query }) => getDeskTicket(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-get'], method: 'GET' };
