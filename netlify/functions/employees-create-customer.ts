import type { Config } from '@netlify/functions';
import { createCustomerEndpoint } from '#contracts/customers.ts';
import { createCustomer } from '#server/customers.ts';
import { handle } from '#server/http/handle.ts';

export default handle(createCustomerEndpoint, ({ actor, body }) => createCustomer(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = {
  path: ['/api/employees/create-customer', '/api/employees/create-customer.php'],
  method: 'POST',
};
