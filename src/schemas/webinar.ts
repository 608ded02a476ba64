import type * as z from 'zod';
import { clock, count, day, group, line, list, oneOf, slug } from './fields.ts';
import { webinarTopics } from './topics.ts';

/** A webinar: `src/content/webinars/<slug>.md`; its Markdown says what is covered. */
export const Webinar = group({
  /** Title of the session. */
  title: line('the title of the session', 90),
  /** Day of the session; of a series, of its first session. */
  date: day('the day of the session'),
  /** Weeks until the same session is held again; absent: once only. The page shows the next one. */
  repeats_weeks: count('the weeks until the session is held again', 1, 52).optional(),
  /** When it begins, India Standard Time. */
  time: clock('when it begins, India Standard Time'),
  /** How long it takes, questions included. */
  minutes: count('how many minutes it takes', 15, 180),
  /** Topic that the library filters by. */
  topic: oneOf('a topic', webinarTopics),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** Speakers, each with name, comma, role. */
  speakers: list('the speakers', line('a speaker: name, comma, role', 80), 1, 4),
  /** What the listener takes away, for the list and search engines. */
  abstract: line('what the listener takes away', 300, 80),
});
export type Webinar = z.infer<typeof Webinar>;

// The function that takes registrations uses the same calculation.
export { nextSession } from '#contracts/visitors/webinars.ts';
