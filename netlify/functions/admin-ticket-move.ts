import type { Config } from '@netlify/functions';
import { moveTicketEndpoint } from '#contracts/support/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { moveTicket } from '#server/support/admin.ts';

export default handle(moveTicketEndpoint, ({ actor, body }) => moveTicket(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-move'], method: 'POST' };
