import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, optional, personName } from '../fields/text.ts';

/** The registration form (specification §5). */
export const WebinarRegistration = z.object({
  /** Name of the webinar's file in src/content/webinars. */
  webinar: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, { error: 'Choose a webinar from the list.' })),
  name: personName(120, 'Enter your full name.'),
  email,
  company: optional(160),
});
export type WebinarRegistration = z.infer<typeof WebinarRegistration>;

/** Specification §4. */
export const REGISTERED = "We'll email your join link shortly.";

/**
 * Registers for a webinar's next session and emails a calendar file. Registering again only sends the email again. 404 for an
 * unknown webinar, 409 for one that is over.
 */
export const registerWebinarEndpoint = endpoint({
  method: 'POST',
  path: '/api/webinars/register',
  creates: true,
  roles: 'public',
  form: 'also',
  page: '/resources/webinars',
  body: WebinarRegistration,
  reply: z.object({ message: z.string() }),
});

/** A webinar's first date (`YYYY-MM-DD`), and for a series the weeks between sessions. */
export interface WebinarSchedule {
  date: string;
  repeats_weeks?: number | undefined;
}

/** The date of the next session on or after `today` (`YYYY-MM-DD`); null if there is none. */
export function nextSession({ date, repeats_weeks }: WebinarSchedule, today: string): string | null {
  if (date >= today) return date;
  if (!repeats_weeks) return null;
  // Counted in UTC, where each day has 24 hours.
  const step = repeats_weeks * 7;
  const passed = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  const next = Date.parse(date) + Math.ceil(passed / step) * step * 86_400_000;
  return new Date(next).toISOString().slice(0, 10);
}
