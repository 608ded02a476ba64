import type * as z from 'zod';
import { flag, group, line, list, slug } from './fields.ts';
import { sheet } from './sheet.ts';

/** A family of products within a supply page: a row of its table. */
const Family = group({
  /** Name of the family. */
  name: line('the name of the product family', 60),
  /** Typical items with the sizes and grades that buyers ask for. */
  examples: line('typical items with sizes and grades', 200),
  /** Standards and certificates they are supplied to, such as IS 2062. */
  standards: line('standards they are supplied to, such as IS 2062', 90).optional(),
  /** Usual days from order to plant. */
  lead_time: line('usual time from order to plant, such as 2-4 days', 40),
});

/** A neighbouring supply page and what it covers. */
const Neighbour = group({
  /** File name of the other supply page. */
  supply: slug('the file name of the other supply page'),
  /** What the reader finds there and not here. */
  why: line('what the reader finds there and not here', 160),
});

/** A term of supply. */
const Term = group({
  /** Name of the term, such as Minimum order. */
  term: line('the name of the term, such as Minimum order', 40),
  /** What applies. */
  value: line('what applies', 200),
});

/** A supply page: `src/content/supplies/<slug>.md`; its Markdown is the text of the page. */
export const Supply = group({
  ...sheet,
  /** The line on the category card of the home page. */
  card: line('the line on the category card of the home page', 80),
  /** Whether the Supplies menu lists it; every page is reached from the home page. */
  in_menu: flag('whether the Supplies menu lists the page', true),
  /** What this page covers and its neighbours do not. */
  focus: line('what this page covers and its neighbours do not', 260),
  /** The table of product families. */
  families: list('the product families', Family, 4, 10),
  /** Minimum order, packs, documents with the goods, warranty. */
  terms: list('the terms of supply', Term, 3, 8),
  /** Neighbouring pages where subjects overlap. */
  see_also: list('neighbouring supply pages', Neighbour, 1, 3).optional(),
});
export type Supply = z.infer<typeof Supply>;
