import { count, day, group, line, list, path, slug } from './fields.ts';
import { Figure } from './figure.ts';

/** The fields that every page with a title block has. They answer: what is it, for whom, what does it cost to try, what next. */
export const sheet = {
  /** The subject, as heading, in menus and in the title block. Sentence case. */
  title: line('the subject of the page, in sentence case', 60),
  /** Place in its menu; with the kind of page it makes the sheet's number, such as SOL-03. */
  order: count('the place in its menu, which is also the number of the sheet', 1, 99),
  /** One line under the heading: what it is. */
  summary: line('one line under the heading that says what this is', 200, 20),
  /** For search engines and shared links. */
  description: line('what a search engine shows under the title', 155, 60),
  /** Title block, cell “For whom”. */
  for_whom: line('who needs this, by role and situation', 140, 10),
  /** Title block, cell “Cost to try”: money, time and commitment. */
  cost_to_try: line('what it costs the reader to try, in money, time and commitment', 140, 10),
  /** Title block, cell “Next”: the one thing to do now. */
  next_step: line('the one thing to do now', 140, 10),
  /** The line drawing at the right, by its slug in src/drawings/catalogue.ts; default: that of page-drawings.ts. */
  drawing: slug('the slug of a line drawing').optional(),
  /** The rendered scene in the page's head, instead of a drawing. */
  scene: group({
    /** `src/assets/renders/<name>.jpg` */
    name: slug('the name of a file in src/assets/renders, without .jpg'),
    /** What it shows, for readers who do not see it. */
    alt: line('what the scene shows, in one sentence', 140, 20),
  }).optional(),
  /** Figures shown as dimension lines beside the text. */
  figures: list('figures as dimension lines', Figure, 1, 4).optional(),
  /** Pages to read next; their titles are looked up. */
  related: list('addresses of pages to read next', path('the address of a page to read next'), 1, 4).optional(),
  /** The day the text was last revised, for the title block and the sitemap. */
  updated: day('the day the text was last revised'),
};
