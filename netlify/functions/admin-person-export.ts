import type { Config } from '@netlify/functions';
import { exportPersonEndpoint } from '#contracts/privacy/person.ts';
import { exportPerson } from '#server/privacy/held.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportPersonEndpoint, ({ actor, query }) => exportPerson(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/person-export'], method: 'GET' };
