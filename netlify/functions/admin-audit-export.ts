import type { Config } from '@netlify/functions';
import { exportAuditEndpoint } from '#contracts/admin/exports.ts';
import { exportAudit } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportAuditEndpoint, ({ actor, query }) => exportAudit(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/audit-export'], method: 'GET' };
