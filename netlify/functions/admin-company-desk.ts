import type { Config } from '@netlify/functions';
import { getCompanyDeskEndpoint } from '#contracts/company-desk.ts';
import { getCompanyDesk } from '#server/company-desk.ts';
import { handle } from '#server/http/handle.ts';

export default handle(getCompanyDeskEndpoint, ({ actor, query }) => getCompanyDesk(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-desk'], method: 'GET' };
