import * as z from 'zod';
import { day, group, line, list } from './fields.ts';

/** A job posting: `src/content/jobs/<code>.md`; its Markdown, where there is any, follows the lists. */
export const Job = group({
  /** The code that an application carries, such as PS-JD001. */
  code: z.string({ error: 'Add the code of the posting, such as PS-JD001.' }).regex(/^PS-JD\d{3}$/, {
    error: 'Write the code as PS-JD and three digits, such as PS-JD001.',
  }),
  /** Name of the position. */
  title: line('the name of the position', 60),
  /** City. */
  location: line('the city', 40),
  /** State or union territory of the city. */
  region: line('the State of the city', 40),
  /** Department. */
  dept: line('the department', 40),
  /** Kind of employment. */
  type: line('the kind of employment, such as Full-time', 24),
  /** Day of posting. */
  date: day('the day of posting'),
  /** Last day for applications, if there is one; search engines drop the posting after it. */
  apply_by: day('the last day for applications').optional(),
  /** Short facts on the card, such as On-site. */
  tags: list('short facts for the card', line('a short fact, such as On-site', 24), 1, 5),
  /** What the work is, in a few sentences. */
  description: line('what the work is, in a few sentences', 600, 80),
  /** What the person will do. */
  responsibilities: list('what the person will do', line('one thing the person will do', 200), 3, 8),
  /** What the person brings. */
  requirements: list('what the person brings', line('one thing the person brings', 200), 3, 8),
});
export type Job = z.infer<typeof Job>;
