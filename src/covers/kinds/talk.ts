import { box, drawing, frame, number, stroke } from '../canvas/motifs.ts';
import { grounds, palette } from '../canvas/paint.ts';
import type { Picture } from '../canvas/picture.ts';
import type { Talk } from './subject.ts';
import { words } from '../canvas/type.ts';

const ground = grounds.ink;
const [LEFT, RIGHT, RULE] = [36, 364, 250];

/** The drawing over the talk's time as a rule: a tick every ten seconds, a long one every minute, the start in saffron. */
export function talk({ sheet, duration, drawing: slug }: Talk): Picture {
  const [width, height] = [400, 300];
  const marks = [
    box({ x: 0, y: 0, width, height }, `fill="${ground.fill}"`),
    frame({ x: 12.5, y: 12.5, width: 375, height: 275 }, ground),
    drawing(slug, 84, 22, 232, ground),
    rule(Number.parseInt(duration, 10)),
    `<path d="M${LEFT} 205v28l22-14z" fill="${palette.saffron}"/>`,
    words(duration, { face: 'bold', size: 30, fill: ground.ink, x: RIGHT, y: 230, align: 'end' }),
    number(sheet, 387.5, 44, 15, ground),
  ];
  return { width, height, marks: marks.join('') };
}

function rule(minutes: number): string {
  const parts = minutes * 6;
  const at = (part: number) => Math.round((LEFT + ((RIGHT - LEFT) * part) / parts) * 10) / 10;
  const ticks = Array.from({ length: parts + 1 }, (_, part) => `M${at(part)} ${RULE}v${part % 6 ? 7 : 14}`);
  return (
    stroke([LEFT, RULE, RIGHT, RULE], ground.ink) +
    `<path d="${ticks.join('')}" fill="none" stroke="${ground.ink}"/>` +
    stroke([LEFT, RULE, at(1), RULE], palette.saffron, 4)
  );
}
