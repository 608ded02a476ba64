import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { NewPassword } from '../auth/password-reset.ts';
import { email, personName, requiredId } from '../fields/text.ts';

/** For any missing field (specification §5). */
export const FILL_CUSTOMER = 'Please fill name, email and company.';

/** The Create Customer form. For a blank password the server generates one (specification §5). */
export const CreateCustomer = z.object({
  name: personName(100, FILL_CUSTOMER),
  email: z.string({ error: FILL_CUSTOMER }).check(
    z.refine((value) => value.trim() !== '', { error: FILL_CUSTOMER, abort: true }),
    z.refine((value) => email.safeParse(value).success, { error: 'Enter an email address like name@company.in.' }),
    z.trim(),
  ),
  company_id: requiredId(FILL_CUSTOMER),
  password: z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((value) => (value?.trim() ? value : null)),
    ),
    z.nullable(NewPassword),
  ),
});
export type CreateCustomer = z.infer<typeof CreateCustomer>;

/**
 * Creates an account for a company's buyer. `temp_password` is returned once, only if the server generated it; only its
 * hash is stored. 400 at the field for a password that is easy to guess, 409 if the email address already has an account.
 */
export const createCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/employees/create-customer',
  creates: true,
  php: true,
  roles: staffRoles,
  needs: ['sales'],
  body: CreateCustomer,
  reply: z.object({ message: z.string(), id: z.int(), temp_password: z.optional(z.string()) }),
});
