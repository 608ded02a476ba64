import type * as z from 'zod';
import { group, line, list, path, point, slug } from './fields.ts';

/** A link to an entry with the home page's own sentence about it. */
const Pick = (what: string) =>
  group({
    /** File name of the entry. */
    slug: slug(`the file name of ${what}`),
    /** One or two sentences: why to go there. */
    text: line(`one or two sentences on ${what}`, 180),
  });

/** The home page: `src/content/home/home.yaml`. The 18 category cards are the supply pages themselves, by their field `card`. */
export const Home = group({
  /** For search engines and shared links. */
  description: line('what a search engine shows under the title', 155, 60),
  /** The first screen. */
  hero: group({
    /** The heading. */
    title: line('the heading of the first screen', 70),
    /** What the company does, for whom. */
    text: line('what the company does, for whom', 260),
    /** What it costs to try. */
    cost_to_try: line('what it costs to try', 140),
  }),
  /** Why Choose: six points (specification §2). */
  points: list('six reasons to choose us', point('a reason', 240), 6, 6),
  /** Problems We Solve: six. */
  problems: list(
    'six problems we solve',
    group({
      /** Short name; the popup's address ends in it. */
      id: slug('a short name for the problem'),
      /** The problem, in the buyer's words. */
      title: line('the problem in the words of a buyer', 80),
      /** The card's sentence. */
      text: line('what it does to a plant', 180),
      /** The popup: the cause. */
      cause: line('the cause of the problem', 500, 80),
      /** The popup: what we do about it. */
      answer: line('what we do about it', 600, 80),
      /** The popup: where to read on. */
      page: path('the address of the page to read on'),
    }),
    6,
    6,
  ),
  /** Our Solutions: five of the nine. */
  solutions: list('five solutions', Pick('a solution'), 5, 5),
  /** Six of the seven industries. */
  industries: list('six industries', Pick('an industry'), 6, 6),
  /** The last call to action. */
  closing: group({
    /** The heading. */
    title: line('the heading of the last section', 80),
    /** What to do and what happens next. */
    text: line('what to do and what happens next', 300),
  }),
});
export type Home = z.infer<typeof Home>;
