import type { Config } from '@netlify/functions';
import { getPersonEndpoint } from '#contracts/privacy/person.ts';
import { getPerson } from '#server/privacy/held.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getPersonEndpoint, ({ actor, query }) => getPerson(actor, query.email));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/person-get'], method: 'GET' };
