import type { Config } from '@netlify/functions';
import { listAdminTicketsEndpoint } from '#contracts/support/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { listAdminTickets } from '#server/support/admin.ts';

export default handle(listAdminTicketsEndpoint, ({ actor, query }) => listAdminTickets(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-list'], method: 'GET' };
