import type * as z from 'zod';
import { flag, group, line, list } from './fields.ts';
import { sheet } from './sheet.ts';

/** A step of a service. */
const Step = group({
  /** What happens. */
  title: line('what happens in this step', 70),
  /** How, and who does what. */
  text: line('how it is done and who does what', 320),
  /** How long it takes. */
  time: line('how long the step takes, such as 3 days', 24).optional(),
});

/** A service page: `src/content/services/<slug>.md`; its Markdown is the text of the page. */
export const Service = group({
  ...sheet,
  /** How it works, in order. */
  steps: list('the steps, in order', Step, 3, 6),
  /** What is handed over. */
  deliverables: list('what is handed over', line('one thing that is handed over', 140), 3, 8),
  /** Whether /services presents it in full; it presents five (specification §2). */
  on_overview: flag('whether /services presents it in full', false),
});
export type Service = z.infer<typeof Service>;
