import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts';
import { email, required } from './text.ts';

/** Where something is missing, whatever it is (specification §5). */
export const FILL_CUSTOMER = 'Please fill name, email and company.';
/** Where a given password is short (specification §5). */
const SHORT_PASSWORD = `Password must be at least ${MIN_PASSWORD_LENGTH} chars.`;

/** What the form sends. A blank password means that the server makes one (specification §5). */
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
 * Creates a sign-in for a company's buyer. `temp_password` comes once, and only where the server made it; nothing keeps
 * it in clear. 409 where the email address has an account already.
 */
export const createCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/employees/create-customer',
  php: true,
  roles: staffRoles,
  body: CreateCustomer,
  reply: z.object({ message: z.string(), id: z.int(), temp_password: z.optional(z.string()) }),
});
