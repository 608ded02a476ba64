import { label } from '../drafting/measures.ts';
import { graduation } from '../drafting/parts.ts';
import { around, box, circle, cross, line, lines, polar } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, put, solid, type Draft } from '../drafting/sheet.ts';

/** Gauges of the tool room, and instruments that measure with a beam of light. */

/** Divisions of a dial. */
const divisions = (x: number, y: number, r: number) =>
  around(12)
    .map((angle) => line(...polar(x, y, r - 2, angle), ...polar(x, y, r, angle)))
    .join('');

const boreGauge: Draft = {
  slug: 'bore-gauge',
  title: 'Bore gauge',
  main: [
    accent(box(34, 61, 28, 4, 1.6)),
    outline(circle(48, 17, 14.6), box(45.6, 31.6, 4.8, 27), box(42, 36, 12, 14, 1.4), 'M40 58.6H56V67H40Z'),
    edge(circle(48, 17, 12)),
    fine(divisions(48, 17, 11), ...[39, 42, 45, 48].map((y) => line(42, y, 54, y))),
    solid('M47.2 17L48 8.4L48.8 17Z'),
    axis(cross(48, 17, 14.2, 0.6), 'M48 31V71M30 63H66'),
  ],
  more: [label(54, 9, 68, 5, '0.01')],
};

const heightGauge: Draft = {
  slug: 'height-gauge',
  title: 'Height gauge',
  main: [
    accent('M32 41H12L6 44.6H32Z'),
    outline('M24 58H66L70 68H20Z', box(36, 3, 7, 55), box(32, 24, 15, 21, 1), circle(58.6, 34, 11)),
    edge(circle(58.6, 34, 8.8)),
    fine(divisions(58.6, 34, 8), graduation(36.6, 22, 6, 9, 4), graduation(36.6, 56, 48, 5, 4)),
    solid('M57.9 34L58.6 27.4L59.3 34Z'),
    axis('M46 34H72M58.6 21V47'),
  ],
  more: [label(67, 31, 78, 24, '0.02')],
};

const feelerGauge: Draft = {
  slug: 'feeler-gauge',
  title: 'Feeler gauge',
  main: [
    put({ x: 20, y: 55, turn: -24 }, accent('M13-2.8H56Q58.8-2.8 58.8 0Q58.8 2.8 56 2.8H13Z')),
    ...[-72, -48, 0].map((turn) =>
      put({ x: 20, y: 55, turn }, outline('M13-2.8H47Q49.8-2.8 49.8 0Q49.8 2.8 47 2.8H13Z')),
    ),
    outline(circle(20, 55, 13.6, 4)),
    fine(...[-72, -48, -24, 0].map((a) => line(...polar(20, 55, 40, a - 2), ...polar(20, 55, 40, a + 2)))),
    axis(cross(20, 55, 13.6)),
  ],
  more: [label(...polar(20, 55, 50, -24), 80, 22, '0.05')],
};

const blocks = (x: number, y: number, widths: number[], high: number) => {
  let at = x;
  return widths.map((width) => box((at += width + 2) - width - 2, y, width, high));
};
const slipGauges: Draft = {
  slug: 'slip-gauge',
  title: 'Slip gauge set',
  main: [
    accent(box(68, 46, 14, 12)),
    outline(box(8, 8, 80, 56, 2), box(12, 12, 72, 48, 1)),
    edge(
      ...blocks(15, 14.6, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 11),
      ...blocks(15, 30, [4, 4, 4, 4, 4, 4.6, 4.6, 5, 5, 5], 11),
      ...blocks(15, 46, [6, 7, 8, 10, 12], 12),
    ),
    axis('M4 36H92'),
  ],
  sign: [
    accent(box(60, 40, 18, 14)),
    outline(box(8, 8, 80, 56, 2), box(18, 18, 10, 14), box(34, 18, 12, 14), box(18, 40, 36, 14)),
  ],
};

const trySquare: Draft = {
  slug: 'try-square',
  title: 'Try square',
  main: [
    accent(box(14, 8, 12, 58, 1)),
    outline(box(26, 8, 60, 9), 'M14 8H26V66H14Z'),
    edge(circle(20, 12.6, 1.5), circle(20, 58, 1.5)),
    fine('M26 25H34V17'),
  ],
  more: [label(40, 12, 52, 30, '90°')],
};

const laserMeter: Draft = {
  slug: 'laser-meter',
  title: 'Laser distance meter',
  main: [
    accent(box(28, 22, 20, 16, 1)),
    outline(box(24, 12, 28, 56, 4), 'M30 12V9H46V12'),
    edge(
      circle(38, 45, 4),
      ...[31, 45].flatMap((x) => [circle(x, 54, 2.6), circle(x, 61.4, 2.6)]),
      circle(38, 57.6, 2.6),
    ),
    fine(lines([31, 27, 45, 27], [31, 30.4, 45, 30.4], [31, 34, 40, 34])),
    axis('M38 9V1'),
  ],
  more: [label(46, 30, 62, 24, '12.345 M')],
};

const laserLevel: Draft = {
  slug: 'laser-level',
  title: 'Cross line laser level',
  main: [
    accent(box(39, 30, 18, 11, 2)),
    outline(box(34, 25, 28, 27, 4), 'M40 52H56V56H40ZM42 56L28 70H32L46 56M54 56L68 70H64L50 56M46.6 56V69H49.4V56'),
    edge(circle(48, 35.5, 3.4)),
    fine(box(41, 45, 14, 3, 1.5)),
    axis('M48 1V25M2 35.5H34M62 35.5H94'),
  ],
};

const dataLogger: Draft = {
  slug: 'data-logger',
  title: 'Temperature data logger',
  main: [
    accent(box(37, 12, 22, 13, 1)),
    outline(box(32, 5, 32, 46, 4), box(41, 51, 14, 16, 0.6)),
    edge(circle(48, 32, 3.4), box(44, 56, 3, 4), box(49, 56, 3, 4)),
    fine(...[39, 42, 45].map((y) => line(39, y, 57, y)), lines([41, 20, 52, 20], [41, 17, 48, 17])),
    axis('M48 1V71'),
  ],
  more: [label(56, 18, 72, 12, '25 °C')],
};

export const gauges = drawings('Measuring instruments', [
  ...[boreGauge, heightGauge, feelerGauge, slipGauges, trySquare, laserMeter, laserLevel, dataLogger],
]);
