import type { Mark } from '../../src/drawings/drafting/sheet.ts';
import { box, colours, faded, type Pen, rule, widthOf, wrap, write } from './pen.ts';
import { pictures } from './pictures.ts';
import type { Timeline, TimedScene } from './timeline.ts';

/** All that the frames of a film are drawn from. */
export interface Film extends Timeline {
  title: string;
  topic: string;
  brand: string;
  /** Marks of the line drawings, by slug. */
  drawings: Record<string, Mark[]>;
}

export const SIZE = { width: 1280, height: 720 };
/** Seconds that a scene, an item and a line drawing take to appear. */
const FADE = 0.4;
const APPEAR = 0.8;
const DRAW = 2.4;
/** The sheet; below it the ground is free for the captions. */
const SHEET = { left: 24, top: 20, right: 1256, bottom: 564 };
const HEAD = 78;
const FOOT = 510;
/** Height of a drawing of 96 × 72 at the right, and what remains for the picture beside it. */
const DRAWING = { scale: 4.25, left: 808, top: 138 };

/** When something moves: frames are needed only then. */
export function movements({ scenes }: Film): [from: number, to: number][] {
  return scenes.flatMap(({ start, end, appear, drawing }) => {
    const own: [number, number][] = [
      [start, start + (drawing ? DRAW : FADE)],
      ...appear.map((at): [number, number] => [at, at + APPEAR]),
    ];
    return own.map(([from, to]): [number, number] => [from, Math.min(to, end)]);
  });
}

/** Draws the film at a moment, in seconds. */
export function drawFrame(pen: Pen, film: Film, time: number): void {
  const index = film.scenes.findLastIndex(({ start }) => start <= time + 1e-6);
  const scene = film.scenes[index]!;
  box(pen, 0, 0, SIZE.width, SIZE.height, colours.ink);
  box(pen, 0, 0, SIZE.width, 584, colours.paper);
  box(pen, SHEET.left, SHEET.top, SHEET.right - SHEET.left, SHEET.bottom - SHEET.top, colours.white);
  drawHead(pen, film, scene);
  drawFoot(pen, film, index);
  pen.strokeStyle = colours.rule;
  pen.lineWidth = 2;
  pen.strokeRect(SHEET.left, SHEET.top, SHEET.right - SHEET.left, SHEET.bottom - SHEET.top);
  faded(pen, (time - scene.start) / FADE, () => drawScene(pen, film, scene, time));
}

/** The chapter line: its name, and a mark for each chapter. */
function drawHead(pen: Pen, { chapters }: Film, { chapter }: TimedScene): void {
  write(pen, `${chapter + 1}  ${chapters[chapter]!.text}`, 64, 60, {
    size: 28,
    mono: true,
    colour: colours['teal-deep'],
  });
  for (const index of chapters.keys()) {
    const x = 1216 - (chapters.length - index) * 34 + 8;
    box(pen, x, 46, 26, 6, index === chapter ? colours.saffron : index < chapter ? colours.ink : colours.mist);
  }
  rule(pen, SHEET.left, HEAD, SHEET.right, HEAD);
}

/** The title block: brand, talk, scene. */
function drawFoot(pen: Pen, { brand, title, scenes }: Film, index: number): void {
  rule(pen, SHEET.left, FOOT, SHEET.right, FOOT, colours.rule);
  write(pen, brand, 48, 548, { size: 28, weight: 600 });
  const left = 48 + widthOf(pen, brand, { size: 28, weight: 600 }) + 24;
  rule(pen, left, FOOT, left, SHEET.bottom, colours.rule);
  const number = `${index + 1}/${scenes.length}`;
  const right = 1232 - widthOf(pen, '00/00', { size: 28, mono: true }) - 24;
  rule(pen, right, FOOT, right, SHEET.bottom, colours.rule);
  write(pen, title, left + 24, 548, { size: 28, width: right - left - 40 });
  write(pen, number, 1232, 548, { size: 28, mono: true, align: 'right' });
}

function drawScene(pen: Pen, film: Film, scene: TimedScene, time: number): void {
  const width = scene.drawing ? 700 : 1152;
  if (scene.drawing) drawLines(pen, film.drawings[scene.drawing]!, ease((time - scene.start) / DRAW));
  if (scene.heading) write(pen, scene.heading, 64, 136, { size: 36, weight: 600, width });
  const area = { left: 64, right: 64 + width, top: scene.heading ? 160 : 96, bottom: 488 };
  const progress = scene.appear.map((at) => ease((time - at) / APPEAR));
  if (scene.show === 'title') drawTitle(pen, film, area.right - area.left);
  else pictures(pen, scene, area, progress);
}

function drawTitle(pen: Pen, { title, topic }: Film, width: number): void {
  const lettering = { size: 54, weight: 600 } as const;
  const lines = wrap(pen, title, width, lettering);
  const top = 300 - lines.length * 32;
  write(pen, topic, 64, top - 24, { size: 30, mono: true, colour: colours.quiet });
  for (const [row, words] of lines.entries()) write(pen, words, 64, top + 44 + row * 64, { ...lettering, width });
  box(pen, 64, top + 12 + lines.length * 64, 96, 6, colours.saffron);
}

const LINES: Partial<Record<Mark['kind'], { width: number; dash?: number[] }>> = {
  ...{ outline: { width: 3 }, edge: { width: 2.4 }, fine: { width: 1.8 } },
  ...{ hatch: { width: 1.4 }, hidden: { width: 1.8, dash: [9, 5] }, axis: { width: 1.6, dash: [26, 6, 5, 6] } },
};

/** A line drawing, its contours drawn as by hand, the rest faded in after them. */
function drawLines(pen: Pen, marks: Mark[], progress: number): void {
  pen.save();
  pen.translate(DRAWING.left, DRAWING.top);
  pen.scale(DRAWING.scale, DRAWING.scale);
  // Dimensions and labels are left out: their lettering would be below 28 px.
  for (const { kind, d } of marks.filter(({ kind }) => kind !== 'measure' && kind !== 'solid')) {
    const path = new Path2D(d);
    const style = LINES[kind];
    const late = progress * 2.5 - 1.5;
    if (kind === 'accent') faded(pen, late, () => fillPath(pen, path, colours.saffron));
    pen.strokeStyle = colours.ink;
    pen.lineWidth = (style ?? { width: 2.4 }).width / DRAWING.scale;
    pen.lineJoin = 'round';
    if (kind === 'outline' || kind === 'edge' || kind === 'accent') {
      const length = lengthOf(d);
      pen.setLineDash(progress < 1 ? [length * progress, length] : []);
      pen.stroke(path);
    } else if (style) {
      pen.setLineDash((style.dash ?? []).map((part) => part / DRAWING.scale));
      faded(pen, late, () => pen.stroke(path));
    }
  }
  pen.restore();
}

function fillPath(pen: Pen, path: Path2D, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(path, 'evenodd');
}

const lengths = new Map<string, number>();
function lengthOf(d: string): number {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  if (!lengths.has(d)) {
    path.setAttribute('d', d);
    lengths.set(d, path.getTotalLength());
  }
  return lengths.get(d)!;
}

/** Slow at the end; 0 before it begins, 1 when it is over. */
const ease = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
