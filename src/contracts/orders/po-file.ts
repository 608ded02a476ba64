import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { file } from '../fields/files.ts';
import { formId } from '../fields/form-values.ts';

/** Message of a form without the file. */
export const PO_FILE_MISSING = 'Choose the file of the purchase order.';

/**
 * Attaches the purchase order to an order without one while the order is open. Buyers do it for any order of their company, staff
 * for every order. 404 for another company's order, 409 if it has one or is not open any more, 413 and 415 for a file that is too
 * large or not of an accepted type.
 */
export const attachPoEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/po-file',
  roles: ['customer', 'employee', 'admin'],
  form: true,
  body: z.object({ id: formId, file: file(PO_FILE_MISSING) }),
  reply: z.object({ message: z.string() }),
});
