import type { Config } from '@netlify/functions';
import { resendCustomerEndpoint } from '#contracts/companies/admin-customers.ts';
import { resendCustomer } from '#server/companies/accounts.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(resendCustomerEndpoint, ({ actor, body }) => resendCustomer(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-resend'], method: 'POST' };
