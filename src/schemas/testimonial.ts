import type * as z from 'zod';
import { count, group, line } from './fields.ts';

/** A client's words: `src/content/testimonials/<slug>.yaml`. Role and sector, never a name. */
export const Testimonial = group({
  /** Place among them. */
  order: count('the place among them', 1, 99),
  /** What the client said, without quotation marks. */
  quote: line('what the client said, without quotation marks', 320, 60),
  /** The speaker's role. */
  role: line('the role of the speaker', 60),
  /** The client's sector and region. */
  sector: line('sector and region of the client', 80),
});
export type Testimonial = z.infer<typeof Testimonial>;
