import type { Config } from '@netlify/functions';
import { erasePersonEndpoint } from '#contracts/privacy/person.ts';
import { erasePerson } from '#server/privacy/erase.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(erasePersonEndpoint, ({ actor, body }) => erasePerson(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/person-erase'], method: 'POST' };
