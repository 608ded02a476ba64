import type { Config } from '@netlify/functions';
import { findCustomersEndpoint } from '#contracts/companies/admin-customers.ts';
import { handle } from '#server/platform/handle.ts';
import { findCustomers } from '#server/visitors/enquiry-admin.ts';

export default handle(findCustomersEndpoint, ({ actor, query }) => findCustomers(actor, query.q));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-find'], method: 'GET' };
