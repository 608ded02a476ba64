import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { email, required } from '../fields/text.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../limits.ts';

/** For any missing field (specification §5). */
export const FILL_CUSTOMER = 'Please fill name, email and company.';
/** Specification §5. */
const SHORT_PASSWORD = `Password must be at least ${MIN_PASSWORD_LENGTH} chars.`;

/** The Create Customer form. For a blank password the server generates one (specification §5). */
export const CreateCustomer = z.object({
  name: required(100, FILL_CUSTOMER),
  email: z.string({ error: FILL_CUSTOMER }).check(
    z.refine((value) => value.trim() !== '', { error: FILL_CUSTOMER, abort: true }),
    z.refine((value) => email.safeParse(value).success, { error: 'Enter an email address like name@company.in.' }),
    z.trim(),
  ),
  company_id: z.int({ error: FILL_CUSTOMER }).check(z.positive({ error: FILL_CUSTOMER })),
  password: z.pipe(
    z.optional(z.nullable(z.string())).check(
      z.refine((value) => !value?.trim() || value.length >= MIN_PASSWORD_LENGTH, { error: SHORT_PASSWORD }),
      z.refine((value) => !value || value.length <= MAX_PASSWORD_LENGTH, { error: 'That password is too long.' }),
    ),
    z.transform((value) => (value?.trim() ? value : null)),
  ),
});
export type CreateCustomer = z.infer<typeof CreateCustomer>;

/**
 * Creates an account for a company's buyer. `temp_password` is returned once, only if the server generated it; only its
 * hash is stored. 409 if the email address already has an account.
 */
export const createCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/employees/create-customer',
  php: true,
  roles: staffRoles,
  body: CreateCustomer,
  reply: z.object({ message: z.string(), id: z.int(), temp_password: z.optional(z.string()) }),
});
