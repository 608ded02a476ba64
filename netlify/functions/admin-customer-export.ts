import type { Config } from '@netlify/functions';
import { exportCustomersEndpoint } from '#contracts/companies/admin-customers.ts';
import { exportCustomers } from '#server/companies/admin-customers.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportCustomersEndpoint, ({ actor, query }) => exportCustomers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-export'], method: 'GET' };
