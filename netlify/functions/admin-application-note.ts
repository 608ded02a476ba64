import type { Config } from '@netlify/functions';
import { noteApplicationEndpoint } from '#contracts/admin-applications.ts';
import { noteApplication } from '#server/application-desk.ts';
import { handle } from '#server/http/handle.ts';

export default handle(noteApplicationEndpoint, ({ actor, body }) => noteApplication(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-note'], method: 'POST' };
