import { box, dimension, drawing, frame, number, stroke } from '../canvas/motifs.ts';
import { grounds } from '../canvas/paint.ts';
import type { Picture } from '../canvas/picture.ts';
import type { Study } from './subject.ts';

const ground = grounds.teal;

/** The drawing measured by the study's result: extension lines at its sides, the figure on the dimension line. */
export function study({ sheet, value, drawing: slug }: Study): Picture {
  const [width, height] = [400, 300];
  const [left, right] = [48.5, 351.5];
  const marks = [
    box({ x: 0, y: 0, width, height }, `fill="${ground.fill}"`),
    frame({ x: 12.5, y: 12.5, width: 375, height: 275 }, ground),
    drawing(slug, 76, 24, 248, ground),
    stroke([left, 178, left, 262], ground.ink),
    stroke([right, 178, right, 262], ground.ink),
    dimension(value, left, right, 234, 36, ground),
    number(sheet, 387.5, 44, 15, ground),
  ];
  return { width, height, marks: marks.join('') };
}
