import * as z from 'zod';
import { group, line, oneOf, slug } from './fields.ts';
import { webinarTopics } from './topics.ts';

/** An on-demand item: `src/content/on-demand/<slug>.md`; its Markdown is the transcript, in sections. */
export const OnDemand = group({
  /** Title of the talk. */
  title: line('the title of the talk', 90),
  /** Topic that the library filters by. */
  topic: oneOf('a topic', webinarTopics),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** How long it takes, such as `38 min`. */
  duration: line('how long it takes, such as 38 min', 16),
  /** Where Watch Now leads; absent: to the talk's own page. */
  link: z.url({ protocol: /^https$/, error: 'Write the full address, with https:// in front.' }).optional(),
  /** What the listener takes away, for the list and search engines. */
  abstract: line('what the listener takes away', 300, 80),
});
export type OnDemand = z.infer<typeof OnDemand>;
