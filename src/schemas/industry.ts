import type * as z from 'zod';
import { group, line, list, point, slug } from './fields.ts';
import { sheet } from './sheet.ts';

/** An industry page: `src/content/industries/<slug>.md`; its Markdown follows the focus section. */
export const Industry = group({
  ...sheet,
  /** The focus section: what buying is like in this industry. */
  focus: group({
    /** Its heading. */
    title: line('the heading of the focus section', 90),
    /** Its text. */
    text: line('what buying is like in this industry', 700, 120),
  }),
  /** Four problems (specification §2). */
  problems: list('four problems of buyers in this industry', point('a problem'), 4, 4),
  /** Six ways in which we help, each an answer to a problem. */
  help: list('six ways in which we help', point('a way in which we help'), 6, 6),
  /** Four outcome figures: ranges that clients of this industry see. */
  outcomes: list(
    'four outcome figures',
    group({
      /** The figure with its unit. */
      value: line('the figure with its unit, such as 8-12%', 16),
      /** What it counts. */
      label: line('what the figure counts', 80),
    }),
    4,
    4,
  ),
  /** The categories that this industry buys, as links to supply pages. */
  categories: list(
    'the categories this industry buys',
    group({
      /** File name of the supply page. */
      supply: slug('the file name of a supply page'),
      /** What this industry buys from it. */
      note: line('what this industry buys from it', 120),
    }),
    4,
    12,
  ),
});
export type Industry = z.infer<typeof Industry>;
