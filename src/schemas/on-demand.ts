import type * as z from 'zod';
import { day, group, line, oneOf, path, slug } from './fields.ts';
import { webinarTopics } from './topics.ts';

/**
 * An on-demand item: `src/content/on-demand/<slug>.md`; its Markdown is the talk to read. Its film is `public/talks/<slug>.mp4`,
 * made from `art/talks/<slug>.yaml`; its duration (specification §3) is the film's own.
 */
export const OnDemand = group({
  /** Title of the talk. */
  title: line('the title of the talk', 90),
  /** Topic that the library filters by. */
  topic: oneOf('a topic', webinarTopics),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** Day on which the film was published. */
  date: day('the day on which the film was published'),
  /** Where Watch Now leads: to the film on the talk's page. */
  link: path('the address of the film, such as /resources/webinars/abc-xyz-in-forty-minutes#film'),
  /** What the listener takes away, for the list and search engines. */
  abstract: line('what the listener takes away', 300, 80),
});
export type OnDemand = z.infer<typeof OnDemand>;
