import type { Config } from '@netlify/functions';
import { addCompanyNoteEndpoint } from '#contracts/companies/admin-overview.ts';
import { addCompanyNote } from '#server/companies/admin-notes.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(addCompanyNoteEndpoint, ({ actor, body }) => addCompanyNote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-note'], method: 'POST' };
