import type * as z from 'zod';
import { charts } from './chart.ts';
import { day, flag, group, line, list, oneOf, slug } from './fields.ts';
import { blogTopics } from './topics.ts';

/** A blog post: `src/content/blogs/<slug>.md`; its Markdown is the post. */
export const Blog = group({
  /** Heading of the post. */
  title: line('the heading of the post', 90),
  /** Day of publication; the newest comes first. */
  date: day('the day of publication'),
  /** The author: name, comma, role. */
  author: line('the author: name, comma, role', 60),
  /** Topics that the library filters by. */
  tags: list('topics of the post', oneOf('a topic', blogTopics), 1, 3),
  /** Slug of the line drawing that its cover is composed with. */
  cover: slug('the slug of the line drawing for the cover').optional(),
  /** Two sentences for the list, search engines and the feed. */
  excerpt: line('two sentences for the list, search engines and the feed', 220, 60),
  /** Comes first in the library; if none or several are marked, the newest of them. */
  featured: flag('whether the post comes first in the library', false),
  /** Two to four charts of what the text counts; in posts that have figures. */
  charts: charts.optional(),
});
export type Blog = z.infer<typeof Blog>;
