import { box, drawing, frame, number, stroke } from '../canvas/motifs.ts';
import { grounds, palette } from '../canvas/paint.ts';
import type { Picture } from '../canvas/picture.ts';
import type { Session } from './subject.ts';
import { words } from '../canvas/type.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ground = grounds.mist;
/** The leaf of the calendar. */
const leaf = { x: 34, y: 40, width: 156, height: 220 };

/** The date as a leaf of a calendar: day, month and hour; the drawing beside it. */
export function session({ sheet, day, time, drawing: slug }: Session): Picture {
  const [width, height] = [400, 300];
  const [year, month, date] = day.split('-').map(Number);
  const middle = { x: leaf.x + leaf.width / 2, align: 'middle' } as const;
  const marks = [
    box({ x: 0, y: 0, width, height }, `fill="${ground.fill}"`),
    frame({ x: 12.5, y: 12.5, width: 375, height: 275 }, ground),
    box(leaf, `rx="3" fill="${palette.white}" stroke="${ground.rule}"`),
    box({ ...leaf, height: 12 }, `fill="${palette.saffron}"`),
    words(String(date), { ...middle, face: 'bold', size: 104, fill: ground.ink, y: 150 }),
    words(`${months[month! - 1]} ${year}`, { ...middle, face: 'bold', size: 28, fill: ground.ink, y: 190 }),
    stroke([leaf.x, 212.5, leaf.x + leaf.width, 212.5], ground.rule),
    words(`${time} IST`, { ...middle, face: 'label', size: 22, fill: ground.ink, y: 244 }),
    drawing(slug, 202, 82, 176, ground),
    number(sheet, 387.5, 287.5, 15, ground),
  ];
  return { width, height, marks: marks.join('') };
}
