import type { Config } from '@netlify/functions';
import { createCustomerEndpoint } from '#contracts/companies/create-customer.ts';
import { createCustomer } from '#server/companies/create-customer.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(createCustomerEndpoint, ({ actor, body }) => createCustomer(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = {
  path: ['/api/employees/create-customer', '/api/employees/create-customer.php'],
  method: 'POST',
};
