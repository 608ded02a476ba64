import type { Config } from '@netlify/functions';
import { saveCustomerEndpoint } from '#contracts/companies/admin-customers.ts';
import { saveCustomer } from '#server/companies/accounts.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCustomerEndpoint, ({ actor, body }) => saveCustomer(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-save'], method: 'POST' };
