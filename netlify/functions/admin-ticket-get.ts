import type { Config } from '@netlify/functions';
import { getAdminTicketEndpoint } from '#contracts/support/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { getAdminTicket } from '#server/support/admin.ts';

export default handle(getAdminTicketEndpoint, ({ actor, query }) => getAdminTicket(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-get'], method: 'GET' };
