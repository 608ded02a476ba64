import type { Config } from '@netlify/functions';
import { exportOutboxEndpoint } from '#contracts/admin/exports.ts';
import { exportOutbox } from '#server/admin/exports.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportOutboxEndpoint, ({ actor, query }) => exportOutbox(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/outbox-export'], method: 'GET' };
