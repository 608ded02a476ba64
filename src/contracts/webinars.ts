import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, optional, required } from './text.ts';

/** What the registration form asks (specification §5), and what the invitation says of the webinar. */
export const WebinarRegistration = z.object({
  /** Name of the webinar's file in src/content/webinars. */
  webinar: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)),
  name: required(120, 'Enter your full name.'),
  email,
  company: optional(160),
});
export type WebinarRegistration = z.infer<typeof WebinarRegistration>;

/** Takes a place in a webinar; the mail carries an .ics file. Registering again is harmless and sends the mail again. */
export const registerWebinarEndpoint = endpoint({
  method: 'POST',
  path: '/api/webinars/register',
  roles: 'public',
  body: WebinarRegistration,
  reply: z.object({ message: z.string() }),
});
