import type { Config } from '@netlify/functions';
import { resendCustomerEndpoint } from '#contracts/customer-desk.ts';
import { resendCustomer } from '#server/customer-accounts.ts';
import { handle } from '#server/http/handle.ts';

export default handle(resendCustomerEndpoint, ({ actor, body }) => resendCustomer(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-resend'], method: 'POST' };
