import type * as z from 'zod';
import { count, group, line, list, path } from './fields.ts';

const Link = group({
  /** Words of the link. */
  label: line('the words of the link', 40),
  /** Where it leads. */
  href: path('where the link leads'),
});

/** A dropdown of the top navigation: `src/content/menus/<collection>.yaml`. Its links are the entries of that collection. */
export const Menu = group({
  /** Place in the bar. */
  order: count('the place in the bar', 1, 20),
  /** The word in the bar. */
  label: line('the word in the bar', 20),
  /** One sentence in the open panel. */
  intro: line('one sentence for the open panel', 140),
});
export type Menu = z.infer<typeof Menu>;

/** A short list of links: `src/content/links/login.yaml`, `actions.yaml` (the buttons of the bar) and `footer.yaml`. */
export const LinkList = group({
  /** Its links, in order. */
  links: list('links', Link, 1, 12),
});
export type LinkList = z.infer<typeof LinkList>;
