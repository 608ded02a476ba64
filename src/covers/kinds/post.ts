import { box, drawing, frame, number } from '../canvas/motifs.ts';
import { grounds } from '../canvas/paint.ts';
import type { Picture } from '../canvas/picture.ts';
import { pickBySheet, type Post } from './subject.ts';

/** The drawing alone, on a sheet that changes its ground from one post to the next. */
export function post({ sheet, drawing: slug }: Post): Picture {
  const [width, height] = [400, 300];
  const ground = pickBySheet([grounds.sheet, grounds.teal, grounds.mist, grounds.ink], sheet);
  const marks = [
    box({ x: 0, y: 0, width, height }, `fill="${ground.fill}"`),
    frame({ x: 12.5, y: 12.5, width: 375, height: 275 }, ground),
    drawing(slug, 44, 30, 312, ground),
    number(sheet, 387.5, 287.5, 15, ground),
  ];
  return { width, height, marks: marks.join('') };
}
