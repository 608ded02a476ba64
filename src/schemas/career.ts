import type * as z from 'zod';
import { group, line, list, point } from './fields.ts';
import { sheet } from './sheet.ts';

/** A step with its time. */
const Step = group({
  /** What happens. */
  title: line('what happens', 70),
  /** How it works, and who does what. */
  text: line('how it works and who does what', 320),
  /** How long it takes, such as `Day 3-5`. */
  time: line('how long it takes or when it is', 24).optional(),
});

/** A list of points with its own heading. */
const Block = group({
  /** Heading of the section. */
  title: line('the heading of the section', 70),
  /** Its points. */
  points: list('the points of the section', point('a point'), 2, 8),
});

/** A career page: `src/content/career/<slug>.md`; its Markdown comes first, then what the fields hold. */
export const Career = group({
  ...sheet,
  /** A process or timeline, in order. */
  steps: list('the steps of the process', Step, 3, 8).optional(),
  /** Heading over the steps. */
  steps_title: line('the heading over the steps', 70).optional(),
  /** Further sections: perks, tips, commitments. */
  blocks: list('further sections', Block, 1, 4).optional(),
});
export type Career = z.infer<typeof Career>;
