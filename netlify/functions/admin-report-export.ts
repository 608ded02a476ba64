import type { Config } from '@netlify/functions';
import { exportReportEndpoint } from '#contracts/reports/reports.ts';
import { exportReport } from '#server/reports/run.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportReportEndpoint, ({ actor, query }) => exportReport(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/report-export'], method: 'GET' };
