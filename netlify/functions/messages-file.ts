import type { Config } from '@netlify/functions';
import { getMessageFileEndpoint } from '#contracts/messages/messages.ts';
import { getMessageFile } from '#server/messages/send.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getMessageFileEndpoint, ({ actor, query }) => getMessageFile(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/messages/file'], method: 'GET' };
