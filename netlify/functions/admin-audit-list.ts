import type { Config } from '@netlify/functions';
import { listAuditEndpoint } from '#contracts/admin/audit-log.ts';
import { listAudit } from '#server/admin/audit-log.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listAuditEndpoint, ({ actor, query }) => listAudit(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/audit-list'], method: 'GET' };
