import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields/text.ts';

/** Subscribes to the newsletter; the address has to be confirmed by the link in its mail. The same reply for every address. */
export const subscribeEndpoint = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  creates: true,
  roles: 'public',
  form: 'also',
  page: '/resources/blogs',
  body: z.object({ email }),
  reply: z.object({ message: z.string() }),
});

/** The token of a newsletter link. */
const token = z
  .string()
  .check(z.regex(/^[\w-]{20,100}$/, { error: 'This link is incomplete. Open it again from the email.' }));

/** Confirms or ends a subscription. 400 for an unknown token. */
export const settleSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/api/newsletter/settle',
  roles: 'public',
  form: 'also',
  page: '/newsletter',
  body: z.object({ token, action: z.enum(['confirm', 'unsubscribe']) }),
  reply: z.object({ message: z.string() }),
});
