import type * as z from 'zod';
import { group, line, list, path } from './fields.ts';

/** The questions of one page: `src/content/faqs/<name>.yaml`. Any page with a title block shows those that name it. */
export const Faq = group({
  /** The page that shows them. */
  page: path('the address of the page that shows these questions'),
  /** The questions, the most asked one first. */
  items: list(
    'questions with answers',
    group({
      /** The question, as a reader would put it. */
      question: line('the question as a reader would put it', 140),
      /** The answer, its gist in the first sentence. */
      answer: line('the answer', 700),
    }),
    2,
    10,
  ),
});
export type Faq = z.infer<typeof Faq>;
