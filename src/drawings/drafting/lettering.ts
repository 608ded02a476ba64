import { placed } from './path.ts';

/** Strokes of each sign on a grid of 4 × 6, foot at y = 6: upright lettering like ISO 3098, drawn with a single line. */
const GLYPHS: Record<string, string> = {
  '0': 'M0 2a2 2 0 0 1 4 0v2a2 2 0 0 1-4 0Z',
  '1': 'M.8 1.2L2.4 0v6',
  '2': 'M0 1.8a1.95 1.8 0 0 1 3.9 0C3.9 3.4 1.2 4.2 0 6h4',
  '3': 'M.1 1.1A1.9 1.5 0 1 1 2 2.8A1.95 1.6 0 1 1 0 4.8',
  '4': 'M3 6V0L0 4.2h4',
  '5': 'M3.7 0H.5L.2 2.7C1.8 1.7 4 2.2 4 4a2 2 0 0 1-4 .8',
  '6': 'M3.5 0C1.6.6 0 2.2 0 4a2 2 0 1 0 4 0a2 2 0 0 0-3.9-.6',
  '7': 'M0 0h4L1.4 6',
  '8': 'M.3 1.4a1.7 1.4 0 1 1 3.4 0a1.7 1.4 0 1 1-3.4 0ZM0 4.4a2 1.6 0 1 1 4 0a2 1.6 0 1 1-4 0Z',
  '9': 'M.5 6C2.4 5.4 4 3.8 4 2a2 2 0 1 0-4 0a2 2 0 0 0 3.9.6',
  A: 'M0 6L2 0l2 6M.7 4h2.6',
  B: 'M0 0v6h2.4a1.6 1.6 0 0 0 0-3.2H0h2.2a1.4 1.4 0 0 0 0-2.8Z',
  C: 'M4 1.1A2 2 0 0 0 0 2v2a2 2 0 0 0 4 .9',
  D: 'M0 0v6h1.8A2.2 2.2 0 0 0 4 3.8V2.2A2.2 2.2 0 0 0 1.8 0Z',
  E: 'M3.8 0H0v6h3.8M0 2.9h3',
  F: 'M3.8 0H0v6M0 2.9h3',
  G: 'M4 1.1A2 2 0 0 0 0 2v2a2 2 0 0 0 4 0V3.2H2.2',
  H: 'M0 0v6M4 0v6M0 2.9h4',
  I: 'M2 0v6',
  J: 'M3.4 0v4.3a1.7 1.7 0 0 1-3.4 0',
  K: 'M0 0v6M4 0L0 3.6M1.4 2.5L4 6',
  L: 'M0 0v6h3.8',
  M: 'M0 6V0l2 3.4L4 0v6',
  N: 'M0 6V0l4 6V0',
  O: 'M0 2a2 2 0 0 1 4 0v2a2 2 0 0 1-4 0Z',
  P: 'M0 6V0h2.4a1.65 1.65 0 0 1 0 3.3H0',
  Q: 'M0 2a2 2 0 0 1 4 0v2a2 2 0 0 1-4 0ZM2.4 4.4L4 6.2',
  R: 'M0 6V0h2.4a1.6 1.6 0 0 1 0 3.2H0M2.2 3.2L4 6',
  S: 'M3.8 1.2A1.9 1.5 0 1 0 2 2.9A2 1.6 0 1 1 0 4.8',
  T: 'M0 0h4M2 0v6',
  U: 'M0 0v4a2 2 0 0 0 4 0V0',
  V: 'M0 0l2 6l2-6',
  W: 'M0 0l1 6l1-4l1 4l1-6',
  X: 'M0 0l4 6M4 0L0 6',
  Y: 'M0 0l2 3l2-3M2 3v3',
  Z: 'M0 0h4L0 6h4',
  Ø: 'M-.3 3a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0ZM.2 5.8L3.8.2',
  '×': 'M.7 1.9l2.6 2.6M3.3 1.9L.7 4.5',
  '°': 'M1 .9a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0Z',
  '±': 'M2 1v3M.4 2.5h3.2M.4 5.6h3.2',
  '-': 'M.6 3.2h2.8',
  '+': 'M2 1.2v3.6M.2 3h3.6',
  '/': 'M.2 6.4L3.8-.4',
  '.': 'M1.5 5.5h.9M1.5 5.9h.9',
  ' ': '',
};

const ADVANCE = 5.6;

/** Height of the capitals in units of the sheet: 14 px where the drawing is 480 px wide. */
const CAPITAL = 2.7;

/** Width of the words in units of the sheet. */
export const widthOf = (words: string) => ((words.length * ADVANCE - 1.6) * CAPITAL) / 6;

/** Words as strokes from their lower left corner; turned by -90 they read from the right, as on a vertical measure. */
export function lettering(words: string, x: number, y: number, turn = 0): string {
  return placed(
    [...words]
      .map((sign, index) => {
        const glyph = GLYPHS[sign];
        if (glyph === undefined) throw new Error(`No lettering for "${sign}" in "${words}"`);
        return glyph && placed(glyph, { x: index * ADVANCE, y: -6 });
      })
      .join(''),
    { x, y, turn, k: CAPITAL / 6 },
  );
}
