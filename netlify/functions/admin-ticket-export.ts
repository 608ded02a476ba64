import type { Config } from '@netlify/functions';
import { exportTicketsEndpoint } from '#contracts/admin/exports.ts';
import { exportTickets } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportTicketsEndpoint, ({ actor, query }) => exportTickets(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/ticket-export'], method: 'GET' };
