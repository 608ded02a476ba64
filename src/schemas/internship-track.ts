import type * as z from 'zod';
import { count, group, line, list } from './fields.ts';

/** A track of the internship programme: `src/content/internship-tracks/<slug>.yaml`. There are six (specification §3). */
export const InternshipTrack = group({
  /** Place in the list. */
  order: count('the place in the list', 1, 99),
  /** Name of the track, as the application form offers it. */
  title: line('the name of the track', 60),
  /** What the work is about. */
  summary: line('what the work is about', 220),
  /** What an intern delivers by the end. */
  project: line('what an intern delivers by the end', 220),
  /** Fields of study that fit. */
  background: list('fields of study that fit', line('a field of study', 40), 1, 5),
});
export type InternshipTrack = z.infer<typeof InternshipTrack>;
