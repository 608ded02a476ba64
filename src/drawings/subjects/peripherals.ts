import { arc, box, circle, line, lines, ring, shape } from '../drafting/pen.ts';
import { accent, axis, drawings, edge, fine, outline, type Draft } from '../drafting/sheet.ts';

/** What is connected to a computer, and what keeps it running. */

const keyboard: Draft = {
  slug: 'keyboard',
  title: 'Keyboard',
  main: [
    accent(box(30, 45, 26, 5.4, 1)),
    outline(box(3, 19, 90, 36, 3)),
    edge(
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 7 }, (_, i) => box(7 + i * 9.4 + row, 23.6 + row * 7.2, 8, 5.4)),
      ),
      box(7, 45, 9, 5.4, 1),
      box(18, 45, 10, 5.4, 1),
      box(58, 45, 13, 5.4, 1),
      ...[0, 1, 2, 3].map((row) => box(76.6, 23.6 + row * 7.1, 13, 5.4)),
    ),
    fine(...[0, 1, 2, 3].flatMap((row) => [81, 85.3].map((x) => line(x, 23.6 + row * 7.1, x, 29 + row * 7.1)))),
  ],
};

const desktop: Draft = {
  slug: 'desktop',
  title: 'Desktop computer',
  main: [
    accent(circle(25, 16, 3)),
    outline(box(10, 4, 30, 62, 2), 'M14 66V68H20V66M30 66V68H36V66'),
    edge(box(15, 24, 20, 4, 1), 'M40 4L54 8V60L40 66'),
    fine(...[36, 40, 44, 48, 52, 56].map((y) => line(16, y, 34, y)), circle(31, 16, 0.9)),
    axis('M25 1V71'),
  ],
  more: [
    outline(box(60, 8, 32, 56, 2)),
    edge(circle(76, 22, 9), circle(76, 22, 2.2), ...[36, 41, 46, 51].map((y) => box(63, y, 26, 3, 0.6))),
    fine(ring(76, 22, 5.6, 8, 1.3)),
  ],
};

const externalDrive: Draft = {
  slug: 'external-drive',
  title: 'External drive',
  main: [
    accent(box(26, 14, 14, 3, 1.5)),
    outline(box(12, 6, 42, 60, 5), 'M28 66V70H38V66'),
    edge(box(16, 10, 34, 52, 3)),
    fine(circle(46, 57, 1), lines([22, 26, 44, 26], [22, 30, 38, 30])),
    axis('M33 2V71'),
  ],
  more: [outline(box(66, 6, 8, 60, 3)), edge(box(68, 32, 4, 9, 1.6))],
};

const usbDrive: Draft = {
  slug: 'usb-drive',
  title: 'USB flash drive',
  main: [
    accent(box(70, 31, 4, 4), box(70, 38, 4, 4)),
    outline(box(10, 22, 50, 28, 5), box(60, 26, 26, 20)),
    edge(box(16, 27, 36, 18, 2)),
    fine(circle(13.5, 36, 1.6), lines([22, 33, 44, 33], [22, 37, 38, 37])),
    axis('M4 36H92'),
  ],
};

const patchCord: Draft = {
  slug: 'patch-cord',
  title: 'Patch cord',
  main: [
    accent(
      shape([
        [8, 46],
        [16, 46],
        [16, 58],
        [8, 58],
      ]),
    ),
    outline(
      box(8, 46, 17, 12, 1),
      'M25 48H33L36 50V54L33 56H25Z',
      box(71, 46, 17, 12, 1),
      'M71 48H63L60 50V54L63 56H71Z',
      circle(48, 28, 25, 19),
      'M36 50.4H38M36 53.6H60M58 50.4H60',
    ),
    fine(
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        line(8, 47.4 + i * 2.3, 14, 47.4 + i * 2.3),
        line(82, 47.4 + i * 2.3, 88, 47.4 + i * 2.3),
      ]),
    ),
    edge('M10 46V43H22', 'M86 46V43H74', circle(48, 28, 22)),
  ],
};

const accessPoint: Draft = {
  slug: 'access-point',
  title: 'Wireless access point',
  main: [
    accent(circle(48, 44, 2.6)),
    outline(box(20, 18, 56, 50, 14)),
    edge(circle(48, 44, 15)),
    fine(arc(48, 44, 6.5, 200, 340), arc(48, 44, 10.5, 200, 340)),
    axis('M48 12V71M14 43H82'),
  ],
  more: [outline('M20 10Q20 4 26 4H70Q76 4 76 10Z')],
};

const ipCamera: Draft = {
  slug: 'ip-camera',
  title: 'IP camera',
  main: [
    accent(circle(72, 33, 4)),
    outline(
      box(22, 20, 46, 26, 4),
      'M68 18H76Q82 18 82 24V42Q82 48 76 48H68',
      'M18 17H80L84 20',
      'M34 46L28 60M42 46L36 60',
      box(18, 60, 28, 6, 2),
    ),
    edge(circle(72, 33, 8.4), 'M28 20V46'),
    fine(circle(24, 63, 0.9), circle(40, 63, 0.9)),
    axis('M14 33H90'),
  ],
};

const scanner: Draft = {
  slug: 'barcode-scanner',
  title: 'Barcode scanner',
  main: [
    accent(
      shape([
        [31.6, 35, 2],
        [36.6, 36, 2],
        [33.6, 46, 2],
        [29.4, 44, 2],
      ]),
    ),
    outline(
      'M12 12Q14 8 20 8H58Q63 8 65 12L68 20Q69 26 64 28L54 31Q50 32 48 36L40 64Q39 67 36 67H26Q22 67 23 63L30 32Q31 28 27 28H18Q13 28 12 23Z',
    ),
    edge('M56 8.6L60 28.6', 'M24.4 57H42'),
    fine(lines([72, 16, 86, 11], [73, 20, 88, 20], [72, 24, 86, 29])),
  ],
};

const labelRoll: Draft = {
  slug: 'label-roll',
  title: 'Label roll',
  main: [
    accent(box(54, 53.4, 15, 10.6, 1)),
    outline(circle(33, 33, 25), circle(33, 33, 9), 'M33 58V66H92V51.6H50'),
    edge(circle(33, 33, 7)),
    fine(...[13, 16, 19, 22].map((r) => circle(33, 33, r)), box(73, 53.4, 15, 10.6, 1), box(36, 56, 14, 8, 1)),
    axis('M4 33H62M33 4V62'),
  ],
};

const toner: Draft = {
  slug: 'toner-cartridge',
  title: 'Toner cartridge',
  main: [
    accent(box(14, 44, 68, 7, 3.5)),
    outline('M8 24Q8 20 12 20H84Q88 20 88 24V46H82V52H14V46H8Z', 'M36 20V14H60V20'),
    edge('M8 32H88', box(18, 24, 22, 5, 1)),
    fine(...[70, 73, 76, 79].map((x) => line(x, 24, x, 29)), circle(11, 40, 1.6), circle(85, 40, 1.6)),
    axis('M3 47.5H93'),
  ],
};

const battery: Draft = {
  slug: 'battery',
  title: 'Lead-acid battery',
  main: [
    accent(box(62, 8, 10, 7)),
    outline(box(10, 20, 76, 46, 2), box(14, 15, 68, 5, 1), box(24, 8, 10, 7)),
    edge(box(20, 30, 56, 26, 1)),
    fine(
      lines([26, 11.5, 32, 11.5], [64, 11.5, 70, 11.5], [67, 9.4, 67, 13.6]),
      lines([26, 38, 54, 38], [26, 44, 70, 44], [26, 50, 62, 50]),
    ),
    axis('M48 4V70'),
  ],
};

const tablet: Draft = {
  slug: 'tablet',
  title: 'Tablet and panel PC',
  main: [
    accent(circle(85, 36, 2.4)),
    outline(box(5, 10, 86, 52, 5)),
    edge(box(13, 16, 66, 40, 1)),
    fine(circle(9, 36, 0.9), ...[14, 58].flatMap((y) => [9, 87].map((x) => circle(x, y, 1)))),
    axis('M1 36H95'),
  ],
};

const cableBox: Draft = {
  slug: 'cable-box',
  title: 'Network cable in a pull box',
  main: [
    accent(circle(36, 38, 5)),
    outline('M8 16H64V64H8Z', 'M64 16L84 8V54L64 64', 'M8 16L28 8H84', 'M36 38Q30 50 22 53Q14 56 11 67'),
    edge(circle(36, 38, 8)),
    fine(lines([14, 22, 30, 22], [14, 26, 24, 26], [68, 24, 80, 19], [68, 29, 80, 24])),
  ],
};

export const peripherals = drawings('IT & electronics', [
  ...[keyboard, desktop, externalDrive, usbDrive, patchCord, accessPoint, ipCamera, scanner, labelRoll, toner],
  ...[battery, tablet, cableBox],
]);
