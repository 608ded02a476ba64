import type { Config } from '@netlify/functions';
import { getReportEndpoint } from '#contracts/reports/reports.ts';
import { getReport } from '#server/reports/run.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getReportEndpoint, ({ actor, query }) => getReport(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/report'], method: 'GET' };
