import type * as z from 'zod';
import { charts } from './chart.ts';
import { day, group, line, oneOf, slug } from './fields.ts';
import { whitepaperTopics } from './topics.ts';

/** A whitepaper: `src/content/whitepapers/<slug>.md`; its Markdown is the full text, of the page and of the PDF. */
export const Whitepaper = group({
  /** Title of the paper. */
  title: line('the title of the paper', 90),
  /** Day of publication. */
  date: day('the day of publication'),
  /** Topic that the library filters by. */
  topic: oneOf('a topic', whitepaperTopics),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** What it shows and by what means, for the list and search engines. */
  summary: line('what the paper shows and by what means', 260, 80),
  /** Two to four charts of what the text counts. */
  charts,
});
export type Whitepaper = z.infer<typeof Whitepaper>;
