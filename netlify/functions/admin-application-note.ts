import type { Config } from '@netlify/functions';
import { noteApplicationEndpoint } from '#contracts/visitors/application-admin.ts';
import { handle } from '#server/platform/handle.ts';
import { noteApplication } from '#server/visitors/application-admin.ts';

export default handle(noteApplicationEndpoint, ({ actor, body }) => noteApplication(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/application-note'], method: 'POST' };
