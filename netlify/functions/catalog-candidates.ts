import type { Config } from '@netlify/functions';
import { findCandidatesEndpoint } from '#contracts/catalog/find-candidates.ts';
import { findCandidates } from '#server/catalog/find-candidates.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(findCandidatesEndpoint, ({ actor, body }) => findCandidates(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/candidates'], method: 'POST' };
