import { box, drawing } from '../canvas/motifs.ts';
import { grounds, palette } from '../canvas/paint.ts';
import { paragraph, set } from '../canvas/paragraph.ts';
import type { Picture } from '../canvas/picture.ts';
import type { Paper } from './subject.ts';
import { words } from '../canvas/type.ts';

const ground = grounds.sheet;
/** The ruled field of the figure. */
const field = { x: 24, y: 176, width: 252, height: 180 };

/** Sizes of the title with the most lines of each. */
const steps: [number, number][] = [
  [29, 3],
  [27, 3],
  [25, 4],
  [23, 4],
  [21, 4],
];

/** A sheet with its title, a figure on squared paper, and a title block with number and month. */
export function paper({ sheet, title, date, drawing: slug }: Paper): Picture {
  const [width, height] = [300, 414];
  const heading = paragraph(title, { face: 'bold', width: field.width, steps });
  const marks = [
    box({ x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, `fill="${ground.fill}" stroke="${ground.hair}"`),
    box({ x: 24, y: 24, width: 44, height: 5 }, `fill="${palette.saffron}"`),
    set(heading, 1.14, { face: 'bold', fill: ground.ink, x: 24, y: 62 }),
    squares(),
    box(field, `fill="none" stroke="${ground.rule}"`),
    drawing(slug, field.x + 18, field.y + 9, 216, ground),
    words(sheet, { face: 'label', size: 17, fill: ground.ink, x: 24, y: 388 }),
    words(date, { face: 'mono', size: 17, fill: ground.quiet, x: 276, y: 388, align: 'end' }),
  ];
  return { width, height, marks: marks.join('') };
}

/** Squared paper: a line every twelve. */
function squares(step = 12): string {
  const { x, y, width, height } = field;
  const across = Array.from({ length: height / step - 1 }, (_, i) => `M${x} ${y + (i + 1) * step}h${width}`);
  const down = Array.from({ length: width / step - 1 }, (_, i) => `M${x + (i + 1) * step} ${y}v${height}`);
  return `<path d="${[...across, ...down].join('')}" fill="none" stroke="${palette.mist}"/>`;
}
