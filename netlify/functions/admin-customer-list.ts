import type { Config } from '@netlify/functions';
import { listCustomersEndpoint } from '#contracts/companies/admin-customers.ts';
import { listCustomers } from '#server/companies/admin-customers.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCustomersEndpoint, ({ actor, query }) => listCustomers(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-list'], method: 'GET' };
