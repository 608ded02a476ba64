import type * as z from 'zod';
import { charts } from './chart.ts';
import { day, group, line, oneOf, slug } from './fields.ts';
import { ebookCategories } from './topics.ts';

/** An eBook: `src/content/ebooks/<slug>.md`; its Markdown is the full text, a chapter for each second-level heading. */
export const Ebook = group({
  /** Title of the book. */
  title: line('the title of the book', 90),
  /** The author: name, comma, role. */
  author: line('the author: name, comma, role', 60),
  /** Day of publication. */
  date: day('the day of publication'),
  /** Category that the library filters by. */
  category: oneOf('a category', ebookCategories),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** What the reader can do after reading, for the list and search engines. */
  blurb: line('what the reader can do after reading it', 260, 60),
  /** Two to four charts of what the text counts. */
  charts,
});
export type Ebook = z.infer<typeof Ebook>;
