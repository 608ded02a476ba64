import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, optional, required } from './text.ts';

/** What the registration form asks (specification §5). */
export const WebinarRegistration = z.object({
  /** Name of the webinar's file in src/content/webinars. */
  webinar: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, { error: 'Choose a webinar from the list.' })),
  name: required(120, 'Enter your full name.'),
  email,
  company: optional(160),
});
export type WebinarRegistration = z.infer<typeof WebinarRegistration>;

/** The sentence for a registration that was taken (specification §4). */
export const REGISTERED = "We'll email your join link shortly.";

/**
 * Takes a place in a webinar's next session; the mail carries an .ics file. Registering again is harmless and sends the
 * mail again. 404 for a webinar that is not known, 409 for one that was held for the last time.
 */
export const registerWebinarEndpoint = endpoint({
  method: 'POST',
  path: '/api/webinars/register',
  roles: 'public',
  form: 'also',
  page: '/resources/webinars',
  body: WebinarRegistration,
  reply: z.object({ message: z.string() }),
});

/** When a webinar is held: its first day (`YYYY-MM-DD`), and the weeks between sessions where it is a series. */
export interface Sessions {
  date: string;
  repeats_weeks?: number | undefined;
}

/** The day of its next session on or after `today` (`YYYY-MM-DD`); null when it has been held for the last time. */
export function nextSession({ date, repeats_weeks }: Sessions, today: string): string | null {
  if (date >= today) return date;
  if (!repeats_weeks) return null;
  // Days are counted in UTC, where each has 24 hours.
  const step = repeats_weeks * 7;
  const passed = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  const next = Date.parse(date) + Math.ceil(passed / step) * step * 86_400_000;
  return new Date(next).toISOString().slice(0, 10);
}
