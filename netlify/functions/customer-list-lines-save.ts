import type { Config } from '@netlify/functions';
import { saveListLinesEndpoint } from '#contracts/lists/lists.ts';
import { saveLines } from '#server/lists/lines.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveListLinesEndpoint, ({ actor, body }) => saveLines(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/list-lines-save'], method: 'POST' };
