import type { Config } from '@netlify/functions';
import { findEndpoint } from '#contracts/dashboard.ts';
import { find } from '#server/finding.ts';
import { handle } from '#server/http/handle.ts';

export default handle(findEndpoint, ({ actor, query }) => find(actor, query.q));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/find'], method: 'GET' };
