import type { Config } from '@netlify/functions';
import { proposeCustomerEndpoint } from '#contracts/visitors/convert-enquiry.ts';
import { handle } from '#server/platform/handle.ts';
import { proposeCustomer } from '#server/visitors/propose-customer.ts';

export default handle(proposeCustomerEndpoint, ({ actor, query }) => proposeCustomer(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/enquiry-proposal'], method: 'GET' };
