import { arrow, box, colours, faded, type Pen, rule, widthOf, wrap, write } from './pen.ts';
import type { TimedScene } from './timeline.ts';

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
type Of<Show extends TimedScene['show']> = Extract<TimedScene, { show: Show }>;
type Draw<Show extends TimedScene['show']> = (pen: Pen, scene: Of<Show>, area: Area, progress: number[]) => void;

/** Draws the picture of a scene; `progress` has one value from 0 to 1 for each of its items. */
export function pictures(pen: Pen, scene: TimedScene, area: Area, progress: number[]): void {
  if (scene.show === 'title') return;
  (kinds[scene.show] as Draw<typeof scene.show>)(pen, scene as never, area, progress);
}

const isFigure = (text: string) => /^[₹–-]?[\d.,]+%?( \w{1,4})?$/.test(text);

const statement: Draw<'statement'> = (pen, { lines, mark }, area, progress) => {
  const lettering = { size: 44, weight: 600 } as const;
  const blocks = lines.map((words) => wrap(pen, words, area.right - area.left, lettering));
  const height = blocks.flat().length * 56 + (blocks.length - 1) * 28;
  let y = (area.top + area.bottom - height) / 2 + 42;
  for (const [item, block] of blocks.entries()) {
    faded(pen, progress[item]!, () => {
      if (mark.includes(item + 1)) box(pen, area.left - 24, y - 40, 8, block.length * 56 - 4, colours.saffron);
      for (const [row, words] of block.entries()) write(pen, words, area.left, y + row * 56, lettering);
    });
    y += block.length * 56 + 28;
  }
};

const table: Draw<'table'> = (pen, { head, rows, mark }, { left, right, top, bottom }, progress) => {
  const cells = [head, ...rows];
  const widest = head.map((_, column) => Math.max(...cells.map((row) => widthOf(pen, row[column]!, { size: 30 }))));
  const spare = right - left - widest.reduce((sum, width) => sum + width, 0);
  const gap = spare / Math.max(1, head.length - 1);
  if (gap < 20) throw new Error(`The table “${head.join(', ')}” is too wide.`);
  const step = Math.min(64, (bottom - top) / cells.length);
  if (step < 44) throw new Error(`The table “${head.join(', ')}” has too many rows.`);
  const space = Math.min(gap, 160);
  const starts = widest.map(
    (_, column) => left + widest.slice(0, column).reduce((sum, width) => sum + width + space, 0),
  );
  const end = starts.at(-1)! + widest.at(-1)!;
  const put = (row: string[], y: number, colour: string) =>
    row.forEach((words, column) => {
      const toRight = rows.every((other) => isFigure(other[column]!));
      const x = starts[column]! + (toRight ? widest[column]! : 0);
      write(pen, words, x, y, { size: 30, colour, align: toRight ? 'right' : 'left' });
    });
  put(head, top + step * 0.68, colours.quiet);
  rule(pen, left, top + step, end, top + step, colours.rule);
  for (const [item, row] of rows.entries()) {
    const [y, part] = [top + step * (item + 1), progress[item]!];
    if (part <= 0) continue;
    if (mark.includes(item + 1))
      faded(pen, part, () => box(pen, left - 16, y + 2, end - left + 32, step - 4, '#f28c1b2e'));
    rule(pen, left, y + step, left + (end - left) * part, y + step);
    faded(pen, part, () => put(row, y + step * 0.68, colours.ink));
  }
};

const bars: Draw<'bars'> = (pen, { bars: list, mark }, { left, right, top, bottom }, progress) => {
  const labels = Math.max(...list.map(({ label }) => widthOf(pen, label, { size: 30 }))) + 28;
  const figures = Math.max(...list.map(({ figure }) => widthOf(pen, figure, { size: 34, weight: 600 }))) + 20;
  const most = Math.max(...list.map(({ value }) => value));
  const step = Math.min(92, (bottom - top) / list.length);
  const start = (top + bottom - step * list.length) / 2;
  const thick = Math.min(44, step - 16);
  const room = right - left - labels - figures;
  if (room < 160) throw new Error(`No room for the bars “${list[0]!.label}”.`);
  rule(pen, left + labels, start, left + labels, start + step * list.length, colours.rule);
  for (const [item, { label, from = 0, value, figure }] of list.entries()) {
    const middle = start + step * (item + 0.5);
    const x = left + labels + (room * from) / most;
    const length = (room * (value - from) * progress[item]!) / most;
    faded(pen, progress[item]! * 2, () => {
      write(pen, label, left, middle + 11, { size: 30 });
      const colour = mark.includes(item + 1) ? colours.saffron : colours['teal-deep'];
      box(pen, x, middle - thick / 2, length, thick, colour);
      write(pen, figure, x + length + 16, middle + 12, { size: 34, weight: 600 });
    });
  }
};

const columns: Draw<'columns'> = (pen, { series, labels, mark }, { left, right, top, bottom }, progress) => {
  const height = (bottom - top - 40) / series.length;
  const most = Math.max(...series.flatMap(({ values }) => values));
  const step = (right - left) / labels.length;
  labels.forEach((words, at) => {
    write(pen, words, left + step * (at + 0.5), bottom - 6, { size: 28, align: 'center', colour: colours.quiet });
  });
  for (const [item, { label, values }] of series.entries()) {
    const floor = top + height * (item + 1);
    rule(pen, left, floor, right, floor, colours.rule);
    faded(pen, progress[item]! * 2, () => {
      write(pen, label, right, top + height * item + 40, { size: 30, weight: 600, align: 'right' });
      const colour = mark.includes(item + 1) ? colours.saffron : colours['teal-deep'];
      values.forEach((value, at) => {
        const [middle, tall] = [left + step * (at + 0.5), ((height - 52) * value * progress[item]!) / most];
        box(pen, middle - 26, floor - tall, 52, tall, colour);
        if (value) write(pen, String(value), middle, floor - tall - 8, { size: 28, align: 'center' });
      });
    });
  }
};

const grid: Draw<'grid'> = (pen, { rows, columns: heads, boxes, mark }, { left, right, top, bottom }, progress) => {
  const names = Math.max(...rows.map((name) => widthOf(pen, name, { size: 30, weight: 600 }))) + 28;
  const [wide, high] = [(right - left - names) / 3, (bottom - top - 48) / 3];
  heads.forEach((name, at) => write(pen, name, left + names + wide * at + 20, top + 32, { size: 30, weight: 600 }));
  rows.forEach((name, at) => write(pen, name, left, top + 48 + high * (at + 0.5) + 10, { size: 30, weight: 600 }));
  for (const [item, words] of boxes.entries()) {
    const [x, y] = [left + names + wide * (item % 3), top + 48 + high * Math.floor(item / 3)];
    faded(pen, progress[item]!, () => {
      box(pen, x + 4, y + 4, wide - 8, high - 8, mark.includes(item + 1) ? colours.saffron : colours.mist);
      const lines = wrap(pen, words, wide - 36, { size: 28 });
      lines.forEach((line, row) => {
        write(pen, line, x + 20, y + high / 2 + 10 + (row - (lines.length - 1) / 2) * 34, {
          size: 28,
          width: wide - 32,
        });
      });
    });
  }
};

const steps: Draw<'steps'> = (pen, { steps: list, mark }, { left, right, top, bottom }, progress) => {
  const step = Math.min(76, (bottom - top) / list.length);
  const start = (top + bottom - step * list.length) / 2;
  for (const [item, words] of list.entries()) {
    const middle = start + step * (item + 0.5);
    faded(pen, progress[item]!, () => {
      const isMarked = mark.includes(item + 1);
      box(pen, left, middle - 22, 44, 44, isMarked ? colours.saffron : colours['teal-deep']);
      const colour = isMarked ? colours.ink : colours.white;
      write(pen, String(item + 1), left + 22, middle + 11, { size: 30, mono: true, align: 'center', colour });
      write(pen, words, left + 68, middle + 11, { size: 32, width: right - left - 68 });
    });
  }
};

const formula: Draw<'formula'> = (pen, { lines, mark }, { left, right: edge, top, bottom }, progress) => {
  const right = Math.min(edge, left + 800);
  const step = Math.min(88, (bottom - top) / lines.length);
  const start = (top + bottom - step * lines.length) / 2;
  for (const [item, line] of lines.entries()) {
    const y = start + step * (item + 0.5) + 12;
    faded(pen, progress[item]!, () => {
      write(pen, line.left, left, y, { size: 34, width: right - left - 220 });
      write(pen, line.right, right, y, { size: 42, weight: 600, align: 'right' });
    });
    const isMarked = mark.includes(item + 1);
    const end = left + (right - left) * progress[item]!;
    if (progress[item]! > 0)
      rule(pen, left, y + 24, end, y + 24, isMarked ? colours.saffron : colours.hair, isMarked ? 6 : 2);
  }
};

const scale: Draw<'scale'> = (pen, { measures, max, unit, mark }, { left, right, top, bottom }, progress) => {
  const labels = Math.max(...measures.map(({ label }) => widthOf(pen, label, { size: 30 }))) + 28;
  const step = Math.min(92, (bottom - top) / measures.length);
  const start = (top + bottom - step * measures.length) / 2;
  const from = left + labels;
  const room = right - from - 170;
  rule(pen, from, start, from, start + step * measures.length, colours.rule, 3);
  for (const [item, { label, value }] of measures.entries()) {
    const y = start + step * (item + 0.5);
    const end = from + (room * value * progress[item]!) / max;
    const colour = mark.includes(item + 1) ? colours.saffron : colours.ink;
    faded(pen, progress[item]! * 2, () => {
      write(pen, label, left, y + 11, { size: 30 });
      rule(pen, from, y, end, y, colour, 3);
      rule(pen, end, y - 18, end, y + 18, colours.rule);
      arrow(pen, from + 2, y, Math.PI, colour);
      arrow(pen, end - 1, y, 0, colour);
      write(pen, unit ? `${value} ${unit}` : String(value), end + 16, y + 12, { size: 34, weight: 600 });
    });
  }
};

const kinds = { statement, table, bars, columns, grid, steps, formula, scale };
