import { hatching } from '../hatching.ts';
import { along, label, upright } from '../measures.ts';
import {
  aboveAndBelow,
  across,
  bend,
  bothSides,
  box,
  circle,
  cross,
  line,
  lines,
  loop,
  polar,
  shape,
  teeth,
  turned,
} from '../pen.ts';
import { accent, axis, drawings, edge, fine, hatch, hidden, outline, put, type Draft } from '../sheet.ts';

/** A bore that opens into a keyway above. */
const keyed = (x: number, y: number, r: number, width: number, depth: number) => {
  const shoulder = y - Math.sqrt(r ** 2 - (width / 2) ** 2);
  const left = x - width / 2;
  return `M${left} ${shoulder}V${y - r - depth}h${width}V${shoulder}A${r} ${r} 0 1 1 ${left} ${shoulder}Z`;
};

/** Section of a classical V-belt B, 17 × 11, 40° flanks, in its groove. */
const beltSection = shape([
  [-8.5, -5.5, 0.6],
  [8.5, -5.5, 0.6],
  [4.5, 5.5, 0.6],
  [-4.5, 5.5, 0.6],
]);

const vBelt: Draft = {
  slug: 'v-belt',
  title: 'V-belt',
  main: [
    accent(loop(18, 43, 11, 55, 38, 20) + loop(18, 43, 13.2, 55, 38, 22.2)),
    outline(circle(18, 43, 11), circle(55, 38, 20)),
    edge(circle(18, 43, 6), circle(55, 38, 15.5, 7.5), keyed(18, 43, 3.2, 1.8, 1), keyed(55, 38, 4.4, 2.4, 1.2)),
    axis(cross(18, 43, 13), cross(55, 38, 22)),
  ],
  more: [
    put(
      { x: 83.5, y: 17, k: 0.9 },
      outline(beltSection),
      edge(bothSides(0, 'M-12-5.5H-9.6L-4.7 8.2H0')),
      fine(line(-7.7, -2.9, 7.7, -2.9)),
      hatch(hatching(beltSection, 1.8)),
      axis('M0-10V12'),
    ),
    along(75.85, 91.15, 6.5, 11.6, '17'),
    along(18, 55, 66, 60, '310'),
    label(36, 22.3, 29, 10, 'BELT B'),
  ],
  sign: [
    accent(loop(18, 44, 9, 55, 40, 17) + loop(18, 44, 14, 55, 40, 22)),
    outline(circle(18, 44, 3), circle(55, 40, 6)),
  ],
};

/** A toothed belt over the wheel's upper half and straight down at both sides, its teeth in the wheel's gaps. */
function toothedBelt(): string {
  const tooth = [
    [24, -5.2],
    [21.6, -3.1],
    [21.6, 3.1],
    [24, 5.2],
  ] as const;
  const over = Array.from({ length: 11 }, (_, i) => -165 + i * 15).flatMap((angle) =>
    tooth.map(([r, off]) => polar(0, 0, r, angle + off)),
  );
  const down = [6.2, 12.4, 18.6, 24.8].flatMap((y) => [
    [24, y - 2.2],
    [21.6, y - 1.2],
    [21.6, y + 1.2],
    [24, y + 2.2],
  ]);
  const up = down.toReversed().map(([x = 0, y = 0]) => [-x, y]);
  const inside = [[-24, 30], ...up, ...over, ...down, [24, 30]].toReversed();
  return `M-26.6 30V0A26.6 26.6 0 0 1 26.6 0V30L${inside.map((point) => point.join(' ')).join('L')}Z`;
}

const timingBelt: Draft = {
  slug: 'timing-belt',
  title: 'Timing belt',
  main: [
    put(
      { x: 35, y: 36 },
      accent(toothedBelt()),
      outline(teeth(0, 0, 21, 23.6, 24, 0.34, 7.5)),
      edge(circle(0, 0, 13), keyed(0, 0, 6.5, 3.6, 1.6)),
      axis(cross(0, 0, 27)),
    ),
  ],
  more: [
    put(
      { x: 79, y: 36 },
      outline(box(-6.5, -26.6, 13, 53.2)),
      edge(line(-6.5, -24, 6.5, -24), line(-6.5, 24, 6.5, 24), bothSides(0, 'M-6.5-24H-8V24H-6.5')),
      fine(...[-20.5, -15, -8, 8, 15, 20.5].map((y) => line(-6.5, y, 6.5, y))),
      axis('M-11 0H11'),
    ),
    along(72.5, 85.5, 67.5, 63.2, '25'),
    label(53.2, 17.8, 58, 8, '8M'),
  ],
  sign: [
    accent('M-30 30V0A30 30 0 0 1 30 0V30H23.5V0A23.5 23.5 0 0 0-23.5 0V30Z'),
    outline(teeth(0, 0, 14, 19, 10, 0.4), circle(0, 0, 5)),
  ],
};

/** Link plate of a chain 08B from pin to pin, 12.7 apart and 11.8 high. */
const plate =
  'M0-5.9C3-5.9 3.6-3.5 6.35-3.5C9.1-3.5 9.7-5.9 12.7-5.9A5.9 5.9 0 0 1 12.7 5.9' +
  'C9.7 5.9 9.1 3.5 6.35 3.5C3.6 3.5 3 5.9 0 5.9A5.9 5.9 0 0 1 0-5.9Z';
const pins = [0, 12.7, 25.4, 38.1];
const rollers = (...at: number[]) => at.map((x) => box(x - 4.25, -3.6, 8.5, 7.2)).join('');
const pinHead = (x: number) =>
  bend([
    [x - 2.2, -7.4],
    [x - 2.2, -8.8, 0.6],
    [x + 2.2, -8.8, 0.6],
    [x + 2.2, -7.4],
  ]);

const rollerChain: Draft = {
  slug: 'roller-chain',
  title: 'Roller chain',
  main: [
    put(
      { x: 15, y: 21, k: 1.74 },
      outline(plate),
      put({ x: 25.4 }, outline(plate)),
      edge(
        aboveAndBelow(0, 'M17-4.4C17.7-3.7 18.3-3.5 19.05-3.5C19.8-3.5 20.4-3.7 21.1-4.4'),
        ...pins.map((x) => circle(x, 0, 2.2)),
      ),
      hidden(...pins.map((x) => circle(x, 0, 4.25))),
      axis('M-9 0H47', ...pins.map((x) => line(x, -7.5, x, 7.5))),
    ),
  ],
  more: [
    put(
      { x: 15, y: 54, k: 1.74 },
      accent(rollers(12.7)),
      outline(
        rollers(0, 25.4, 38.1),
        aboveAndBelow(0, box(-5.6, -7.4, 23.9, 1.6) + box(19.8, -7.4, 23.9, 1.6) + box(7.1, -5.6, 23.9, 1.6)),
      ),
      edge(aboveAndBelow(0, pins.map(pinHead).join(''))),
      axis('M-9 0H47', ...pins.map((x) => line(x, -10, x, 10))),
    ),
    along(15, 37.1, 6, 10, '12.7'),
    label(40, 54, 48.2, 35, 'ROLLER'),
  ],
  sign: [accent(circle(0, 0, 2.6)), outline(plate, circle(12.7, 0, 2.6))],
};

/** Sprocket teeth: round seats for the rollers on the pitch circle, arched flanks, blunt tips. */
function sprocketTeeth(pitchR: number, count: number, rollerR: number, tipR: number): string {
  const step = 360 / count;
  const tooth = (angle: number) => {
    const seat = polar(0, 0, pitchR, angle);
    const [into, out] = [polar(...seat, rollerR, angle - 118), polar(...seat, rollerR, angle + 118)];
    const [tip, end] = [polar(0, 0, tipR, angle + step * 0.44), polar(0, 0, tipR, angle + step * 0.56)];
    const next = polar(...polar(0, 0, pitchR, angle + step), rollerR, angle + step - 118);
    const [r, flank] = [rollerR, rollerR * 3];
    return {
      into,
      text: `A${r} ${r} 0 0 0 ${out.join(' ')}A${flank} ${flank} 0 0 1 ${tip.join(' ')}L${end.join(' ')}A${flank} ${flank} 0 0 1 ${next.join(' ')}`,
    };
  };
  const all = Array.from({ length: count }, (_, i) => tooth(i * step - 90));
  return `M${all[0]!.into.join(' ')}${all.map(({ text }) => text).join('')}Z`;
}

const sprocket: Draft = {
  slug: 'sprocket',
  title: 'Sprocket',
  main: [
    put(
      { x: 33, y: 37 },
      accent(keyed(0, 0, 6, 3.4, 1.6) + circle(0, 0, 10.5)),
      outline(sprocketTeeth(23.4, 11, 4.1, 28)),
      edge(circle(0, 0, 10.5), keyed(0, 0, 6, 3.4, 1.6)),
      axis(cross(0, 0, 27.6), circle(0, 0, 23.4)),
    ),
  ],
  more: [
    put(
      { x: 72, y: 37 },
      outline(
        aboveAndBelow(
          0,
          shape([
            [-4, -6],
            [-4, -21.7],
            [-3.4, -25],
            [-1.6, -27.6],
            [0.6, -27.6],
            [2.4, -25],
            [3, -21.7],
            [3, -10.5],
            [12, -10.5],
            [12, -6],
          ]),
        ),
      ),
      hatch(
        hatching(
          aboveAndBelow(
            0,
            shape([
              [-4, -6],
              [-4, -21.7],
              [3, -21.7],
              [3, -10.5],
              [12, -10.5],
              [12, -6],
            ]),
          ),
        ),
      ),
      edge(lines([-4, -21.7, 3, -21.7], [-4, 21.7, 3, 21.7], [-4, -6, -4, 6], [12, -6, 12, 6], [-4, -7.6, 12, -7.6])),
      axis('M-8 0H17'),
    ),
    upright(9.4, 64.6, 90.5, 73, 'Ø112'),
    along(68, 75, 68, 64.6, '7'),
    label(33, 28.5, 50, 5, 'HUB'),
  ],
  sign: [accent(circle(0, 0, 12, 6)), outline(teeth(0, 0, 20, 29, 9, 0.34))],
};

/** The star that lies between a coupling's jaws, seen along the shaft. */
const star = `M${Array.from({ length: 6 }, (_, i) => i * 60 - 90)
  .map((angle) => {
    const [a, b, c, d] = [
      polar(0, 0, 8.5, angle - 21),
      polar(0, 0, 20, angle - 11),
      polar(0, 0, 20, angle + 11),
      polar(0, 0, 8.5, angle + 21),
    ];
    return `${a.join(' ')}L${b.join(' ')}A20 20 0 0 1 ${c.join(' ')}L${d.join(' ')}`;
  })
  .join('L')}Z`;
const half = shape([
  [-24, -14.5, 1],
  [-10, -14.5, 1],
  [-10, -22, 1],
  [-4, -22],
  [-4, 22],
  [-10, 22, 1],
  [-10, 14.5, 1],
  [-24, 14.5, 1],
]);

const coupling: Draft = {
  slug: 'coupling',
  title: 'Jaw coupling',
  main: [
    put(
      { x: 27, y: 38 },
      accent(box(-4, -19.5, 8, 39)),
      outline(bothSides(0, half)),
      edge('M-4-14H4M-4-5H4M-4 5H4M-4 14H4'),
      hidden('M-24-7H24M-24 7H24'),
      axis('M-28 0H28'),
    ),
  ],
  more: [
    put(
      { x: 75, y: 38, k: 0.84 },
      accent(star + keyed(0, 0, 6.4, 3.6, 1.6)),
      outline(circle(0, 0, 22)),
      edge(keyed(0, 0, 6.4, 3.6, 1.6)),
      axis(cross(0, 0, 22)),
    ),
    along(3, 51, 67, 53.5, '66'),
    label(27, 24, 34, 7, 'STAR'),
  ],
};

/** Rotary shaft seal 25 × 42 × 7: rubber case with lip and dust lip, metal stiffener, garter spring. */
const sealCase = shape([
  [0, -21, 0.5],
  [7, -21, 0.5],
  [7, -19.5, 0.3],
  [2.4, -19.5, 0.8],
  [2.4, -17.2, 0.6],
  [5, -16.4, 0.8],
  [6.8, -15, 0.6],
  [6.6, -12.8],
  [4.4, -12],
  [2.7, -14.4, 0.8],
  [0.6, -12.6, 0.3],
  [0, -13],
]);
const stiffener = shape([
  [1, -16.8],
  [1.7, -16.8],
  [1.7, -20.1, 0.5],
  [6.2, -20.1],
  [6.2, -20.6],
  [1, -20.6, 0.6],
]);

const oilSeal: Draft = {
  slug: 'oil-seal',
  title: 'Oil seal',
  main: [
    put(
      { x: 29, y: 37, k: 1.18 },
      outline(circle(0, 0, 21, 12.2)),
      edge(circle(0, 0, 19.4, 14)),
      fine(circle(0, 0, 17)),
      axis(cross(0, 0, 21)),
    ),
  ],
  more: [
    put(
      { x: 65.5, y: 97, k: 3.6 },
      accent(circle(5.2, -14.4, 0.9)),
      outline(sealCase),
      fine(stiffener),
      hatch(hatching(sealCase + stiffener, 0.6)),
    ),
    put({ x: 65.5, y: 97, k: 3.6 }, axis('M-2-12H9')),
    along(65.5, 90.7, 14.5, 20.8, '7'),
    label(84.2, 45.2, 77, 65.5, 'SPRING'),
  ],
  sign: [accent(circle(0, 0, 21, 13)), outline(circle(0, 0, 27))],
};

/** A shaft with its bearings, wheel and V-pulley in place: what the category is for. */
const shaftAssembly: Draft = {
  slug: 'bearings-power-transmission',
  title: 'Bearings and power transmission',
  main: [
    put(
      { x: 48, y: 36 },
      accent(...[-27, 15].map((x) => aboveAndBelow(0, box(x, -14, 10, 8.5, 1)))),
      outline(
        turned(0, [
          [-43, 4, 0.8],
          [-27, 4],
          [-27, 5.5],
          [-15, 5.5],
          [-15, 8],
          [13, 8],
          [13, 5.5],
          [25, 5.5],
          [25, 4],
          [43, 4, 0.8],
        ]),
        aboveAndBelow(0, 'M-9-8V-27H7V-8M-43-4V-17.5H-40L-38.5-13.5H-35.5L-34-17.5H-31V-4'),
      ),
      edge(
        across(0, [-27, 5.5], [-15, 8], [13, 8], [25, 5.5], [-43, 17.5], [-31, 17.5]),
        ...[-22, 20].map((x) => circle(x, -9.75, 2.9) + circle(x, 9.75, 2.9)),
        aboveAndBelow(0, 'M-9-23.6H7M31-4V-1.6H41V-4'),
      ),
      axis('M-47 0H47', aboveAndBelow(0, 'M-12-25H10')),
    ),
  ],
  more: [along(26, 68, 68.5, 50.5, '85'), label(69, 23.5, 75, 9, 'BEARING')],
};

export const transmission = drawings('Bearings & power transmission', [
  vBelt,
  timingBelt,
  rollerChain,
  sprocket,
  coupling,
  oilSeal,
  shaftAssembly,
]);
