import { called, label } from '../drafting/measures.ts';
import { coil, ties } from '../drafting/parts.ts';
import { aboveAndBelow, box, circle, line, lines } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** What lies between a welding machine or gas cylinder and the work. */

const TIES = [-90, 30, 150];

const leadCoil: Draft = {
  slug: 'welding-cable',
  title: 'Welding cable and gas hose',
  main: [
    accent(ties(36, 36, 13, 32, TIES, 6)),
    outline(coil(36, 36, [30.4, 14.6], TIES, 6), 'M36 66.4H92M54 61.2H92M92 61.2V66.4'),
    edge(coil(36, 36, [25.1, 19.9], TIES, 6)),
    fine('M84 61.2V66.4'),
    axis('M1 36H71M36 1V71'),
  ],
  more: [label(90, 63.8, 89, 48, 'COPPER')],
};

const electrodeHolder: Draft = {
  slug: 'electrode-holder',
  title: 'Electrode holder',
  main: [
    accent(box(10, 32, 44, 14, 5)),
    outline(
      'M54 34.6L60 32L80 30Q90 30 90 36V38H54Z',
      'M54 38H90V40Q90 46 80 46L60 46L54 43.4Z',
      'M62 31.8L58 22L26 15.6Q23 15.6 23 18L54 27L57 33.2',
      'M10 36H2M10 42H2',
      'M80.6 38V70H83.4V38',
    ),
    edge(circle(60, 27, 2)),
    fine(
      ...[17, 21, 25, 29, 33, 37, 41, 45].map((x) => line(x, 33, x, 45)),
      ...[70, 74, 78, 86].map((x) => line(x, 36, x, 40)),
    ),
    axis('M1 39H95'),
  ],
  more: [label(32, 36, 40, 58, '400 A')],
};

const earthClamp: Draft = {
  slug: 'earth-clamp',
  title: 'Earth clamp',
  main: [
    accent(aboveAndBelow(37, 'M4 13L11 8L36 20L30 27.6Z')),
    outline(aboveAndBelow(37, 'M30 27.6L36 20L52 27Q76 22 88 35.6V37H80Q72 31 60 35L54 37'), circle(50, 37, 6)),
    edge(circle(50, 37, 2.4)),
    fine(
      aboveAndBelow(37, lines([70, 29, 70, 33], [74, 30, 74, 33.4], [78, 31.4, 78, 35])),
      'M27.6 27L33 30L27.6 33L33 36L27.6 39L33 42L27.6 45L32 47.4',
    ),
    axis('M2 37H94'),
  ],
  more: [called(20, 57, 40, 64, '400 A')],
};

export const weldingLeads = drawings('Power tools & welding', [leadCoil, electrodeHolder, earthClamp]);
