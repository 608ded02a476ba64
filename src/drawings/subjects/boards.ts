import { box, circle, line } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** Enclosures for circuits and for network equipment. */

const WAYS = [25, 32, 39, 46, 53, 60];

const distributionBoard: Draft = {
  slug: 'distribution-board',
  title: 'Distribution board',
  main: [
    accent(box(25, 31, 6, 14, 0.6)),
    outline(box(14, 8, 60, 56, 2), box(20, 14, 48, 44, 1), 'M74 12L88 6V58L74 62'),
    edge(...WAYS.map((x) => box(x, 27, 6, 22, 0.6)), ...WAYS.map((x) => box(x + 1.8, 34, 2.4, 7))),
    fine('M22 25H66M22 51H66', circle(84, 32, 1.6), ...[26, 44, 62].map((x) => circle(x, 11, 1.2))),
    axis('M44 4V68'),
  ],
};

const sitePowerBoard: Draft = {
  slug: 'site-power-board',
  title: 'Site power board',
  main: [
    accent(box(26, 16, 18, 12, 1)),
    outline(box(18, 8, 56, 46, 2), 'M22 54L16 69H20L26 54M70 54L76 69H72L66 54', 'M38 8V4H54V8'),
    edge(...[28, 46, 64].map((x) => circle(x, 42, 6.4)), ...[54, 66].map((x) => circle(x, 22, 5))),
    fine(
      ...[28, 46, 64].flatMap((x) => [circle(x, 39.6, 1), circle(x - 2.2, 43.4, 1), circle(x + 2.2, 43.4, 1)]),
      ...[30, 35, 40].map((x) => line(x, 19, x, 25)),
    ),
    axis('M46 1V58'),
  ],
};

export const boards = drawings('Electricals & lighting', [distributionBoard, sitePowerBoard]);

const wallRack: Draft = {
  slug: 'wall-rack',
  title: 'Wall rack',
  main: [
    accent(box(26, 20, 44, 6)),
    outline(box(16, 6, 64, 60, 2), box(22, 12, 52, 48, 1)),
    edge('M26 12V60M70 12V60', box(26, 28, 44, 6), box(26, 44, 44, 12)),
    fine(
      ...[29, 34, 39, 44, 49, 54, 59, 64].map((x) => box(x, 29.6, 3, 2.6)),
      ...[17, 37, 41].map((y) => line(26, y, 70, y)),
      circle(77, 36, 1.4),
    ),
    axis('M48 2V70'),
  ],
};

export const racks = drawings('IT & electronics', [wallRack]);
