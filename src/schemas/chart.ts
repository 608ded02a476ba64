import * as z from 'zod';
import { flag, group, line, list, oneOf } from './fields.ts';

/** How the figures of a chart are drawn. */
export const chartKinds = ['bars', 'stack', 'share', 'line', 'steps'] as const;

/** Points of a line that have room for their figures in the narrow column. */
const LINE_POINTS = 6;
const LINE_LABEL = 8;

const figure = (what: string) =>
  z.number({ error: `Write a number without quotes, unit or thousands separator, as in 1250.5: ${what}.` });

const Row = group({
  /** What is counted: an item, a step, a month. */
  label: line('what is counted, in a few words', 44),
  /** Its figure, in the chart's unit. */
  value: figure('the figure of the row').optional(),
  /** Its figures, in the order of `series`. */
  values: list('the figures of the row, one for each name in series', figure('a figure of the row'), 2, 4).optional(),
  /** What a step without a figure does or needs. */
  text: line('what happens in the step', 60).optional(),
  /** Draws the row in saffron: the one that the title speaks of. */
  highlight: flag('whether the row is the one that the title speaks of', false),
});

const Fields = group({
  /** Heading of the text, without its hashes; the chart is shown beside what follows it. */
  after: line('the heading of the text beside which it is shown, without ##', 90),
  /** How it is drawn: side by side, stacked, parts of a whole, over time, or one after the other. */
  kind: oneOf('how it is drawn', chartKinds),
  /** What the figures show, as a sentence. */
  title: line('what the figures show, as a sentence', 110, 12),
  /** Unit of the figures; ₹ and % are written with each. */
  unit: line('the unit of the figures, such as ₹ lakh', 40).optional(),
  /** What the figures of a row are, where it has several. */
  series: list('what the figures of a row are', line('a name, such as Before', 24), 2, 4).optional(),
  rows: list('the figures, a row each', Row, 2, 8),
  /** Kind `steps`: name of the sum of all steps; it is not shown without one. */
  total: line('the name of the sum', 44).optional(),
  /** Where the figures come from. */
  source: line('where the figures come from, such as: From the table in section 3', 120),
});

/** A chart of a long text. Its figures are those of the text; nothing is drawn that the text does not say. */
export const Chart = Fields.superRefine((chart, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const { kind, series, rows, total } = chart;
  if (kind === 'stack' && !series) report(['series'], 'A stack needs series: the names of its parts, as a list.');
  if (series && (kind === 'share' || kind === 'steps')) {
    report(['series'], `The kind ${kind} draws one figure a row. Remove series, or choose bars or stack.`);
  }
  if (total !== undefined && kind !== 'steps') report(['total'], 'Only steps have a total. Remove it.');
  if (kind === 'line' && rows.length > LINE_POINTS) {
    report(
      ['rows'],
      `A line has at most ${LINE_POINTS} points, there are ${rows.length}. Choose bars, or leave some out.`,
    );
  }
  const measured = kind !== 'steps' || rows.some(({ value }) => value !== undefined);
  rows.forEach((row, at) => {
    for (const [field, message] of rowMistakes(row, kind, series, measured)) report(['rows', at, field], message);
  });
});
export type Chart = z.infer<typeof Chart>;

/** The charts of a long text. */
export const charts = list('charts of the text', Chart, 2, 4);

type Fields = z.infer<typeof Fields>;

/** Field and remedy of each mistake in a row. */
function rowMistakes(
  { label, value, values, text }: Fields['rows'][number],
  kind: Fields['kind'],
  series: string[] | undefined,
  measured: boolean,
): [string, string][] {
  const found: [string, string][] = [];
  const figures = values ?? (value === undefined ? [] : [value]);
  if (text !== undefined && kind !== 'steps') found.push(['text', 'Only a step has a text. Remove it.']);
  if (series && (value !== undefined || values?.length !== series.length)) {
    found.push(['values', `Give values, a list of ${series.length} numbers, one for each name in series.`]);
  } else if (!series && (values || (measured && value === undefined))) {
    found.push(['value', 'Give value, one number; for several, name them in series and give values.']);
  }
  if ((kind === 'share' || kind === 'stack') && figures.some((one) => one < 0)) {
    found.push([values ? 'values' : 'value', 'A part of a whole cannot be below zero. Choose bars or steps.']);
  }
  if (kind === 'line' && label.length > LINE_LABEL) {
    found.push(['label', `Shorten the label of a point to ${LINE_LABEL} characters, there are ${label.length}.`]);
  }
  return found;
}

/** A heading as it is compared: letters and digits only, since typography and Markdown change the rest. */
export const headingKey = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
