import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** Where the storyboards are: `art/talks/<slug>.yaml`, one for each entry of src/content/on-demand. */
export const folder = import.meta.dirname;

const text = (max: number) => z.string().trim().min(1).max(max);
const number = z.number().min(0);

/** What every scene has. */
const scene = {
  /** The captions, in the order in which they are read; each at most two lines. */
  say: z.array(text(100)).min(1).max(8),
  /** A line above the picture. */
  heading: text(58).optional(),
  /** Slug of a line drawing, shown at the right. */
  drawing: z.string().optional(),
  /** For each item of the picture the number of the caption with which it appears; absent: spread evenly. */
  at: z.array(z.int().min(1)).optional(),
  /** Numbers of the items shown in saffron. */
  mark: z.array(z.int().min(1)).default([]),
};

/** A scene: its captions and one picture. */
const Scene = z.discriminatedUnion('show', [
  /** The title of the talk. */
  z.strictObject({ show: z.literal('title'), ...scene }),
  /** One to three large sentences. */
  z.strictObject({ show: z.literal('statement'), lines: z.array(text(90)).min(1).max(3), ...scene }),
  /** A table; figures are right-aligned. */
  z.strictObject({ show: z.literal('table'), head: z.array(text(30)), rows: z.array(z.array(text(60))), ...scene }),
  /** Bars with a label and a figure; `from`: where a bar begins, if not at nought. */
  z.strictObject({
    show: z.literal('bars'),
    bars: z.array(z.strictObject({ label: text(40), from: number.optional(), value: number, figure: text(24) })),
    ...scene,
  }),
  /** Columns over time, such as twelve months. */
  z.strictObject({
    show: z.literal('columns'),
    series: z.array(z.strictObject({ label: text(40), values: z.array(number) })).max(2),
    /** Labels under the columns. */
    labels: z.array(text(4)),
    ...scene,
  }),
  /** Nine boxes: letters of the rows and columns, and a word in each box. */
  z.strictObject({
    show: z.literal('grid'),
    rows: z.array(text(14)).length(3),
    columns: z.array(text(20)).length(3),
    boxes: z.array(text(28)).length(9),
    ...scene,
  }),
  /** Numbered steps. */
  z.strictObject({ show: z.literal('steps'), steps: z.array(text(60)).max(7), ...scene }),
  /** A calculation, line by line. */
  z.strictObject({
    show: z.literal('formula'),
    lines: z.array(z.strictObject({ left: text(44), right: text(24) })).max(5),
    ...scene,
  }),
  /** Measures on one scale, as dimension lines. */
  z.strictObject({
    show: z.literal('scale'),
    max: number,
    unit: text(12).optional(),
    measures: z.array(z.strictObject({ label: text(44), value: number })).max(5),
    ...scene,
  }),
]);
export type Scene = z.infer<typeof Scene>;

const Storyboard = z.strictObject({
  chapters: z.array(z.strictObject({ title: text(40), scenes: z.array(Scene).min(1) })).min(3),
});
export type Storyboard = z.infer<typeof Storyboard>;

/** The storyboard of a talk; throws with the field if something is wrong in it. */
export function readStoryboard(slug: string): Storyboard {
  const { data, error } = Storyboard.safeParse(parse(readFileSync(join(folder, `${slug}.yaml`), 'utf8')));
  if (error) throw new Error(`art/talks/${slug}.yaml\n${z.prettifyError(error)}`);
  return data;
}
