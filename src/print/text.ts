import type { Face, Fonts } from './fonts.ts';
import { DEVANAGARI, legible } from './legible.ts';

/** Stretches of Devanagari, whose marks join with their neighbours, and of everything else. */
const SCRIPTS = /[\u0900-\u097f]+|[^\u0900-\u097f]+/g;

/** How text is set. */
export interface Style {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Points from one line to the next. */
  leading: number;
  /** Points added behind each character. */
  tracking?: number;
}

/** Text in one style. */
export interface Run {
  text: string;
  style: Style;
  /** Where a click leads: an address, or `#` and the name of a place in the document. */
  link?: string | undefined;
}

/** A run's part on one line. */
interface Piece extends Run {
  width: number;
}

/** One line of broken text. */
export interface Line {
  pieces: Piece[];
  width: number;
  /** From the top of this line to the top of the next. */
  leading: number;
}

/** What measures text: a PDFDocument with the faces registered under their names. */
interface Setter {
  doc: PDFKit.PDFDocument;
  fonts: Fonts;
}

/** Pieces without a place to break between them, and the blank behind them. */
interface Word {
  pieces: Piece[];
  blank: Piece | null;
  /** A line ends here, whatever its room. */
  ends: boolean;
}

/** Breaks runs into lines of at most `width` points. A line end in the text is a line end on paper. */
export function breakLines(setter: Setter, runs: Run[], width: number): Line[] {
  const lines: Piece[][] = [[]];
  let room = width;
  const place = (pieces: Piece[]) => {
    const needed = widthOf(pieces);
    if (needed > room + 0.01 && room < width) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)!.push(...pieces);
    room -= needed;
  };
  for (const { pieces, blank, ends } of wordsOf(setter, runs)) {
    if (widthOf(pieces) > width) for (const part of chopped(setter, pieces, width)) place(part);
    else place(pieces);
    if (blank) {
      lines.at(-1)!.push(blank);
      room -= blank.width;
    }
    if (ends) {
      lines.push([]);
      room = width;
    }
  }
  const leading = runs[0]?.style.leading ?? 0;
  return lines.map((pieces) => lineOf(setter, pieces, leading));
}

/** Width of a text on one line, points. */
export function measure({ doc, fonts }: Setter, text: string, { face, size, tracking = 0 }: Style): number {
  const printed = legible(fonts, text, face);
  const natural = doc.font(printed.face).fontSize(size).widthOfString(printed.text);
  return natural + tracking * printed.text.length;
}

function* wordsOf(setter: Setter, runs: Run[]): Generator<Word> {
  let pieces: Piece[] = [];
  const piece = (run: Run, text: string): Piece => {
    const style = DEVANAGARI.test(text) ? inDevanagari(run.style) : run.style;
    return { ...run, text, style, width: measure(setter, text, style) };
  };
  for (const run of runs) {
    // A no-break space is no blank. Where a run ends without a blank, its last word goes on in the next run.
    for (const [part] of glued(run.text).matchAll(/\n| +|[^ \n]+/g)) {
      const isBlank = part.startsWith(' ');
      if (!isBlank && part !== '\n') {
        // A typeface shapes a text by the script that it begins with, so each script stands by itself, also in a word.
        for (const [stretch] of part.matchAll(SCRIPTS)) pieces.push(piece(run, stretch));
        continue;
      }
      yield { pieces, blank: isBlank ? piece(run, ' ') : null, ends: !isBlank };
      pieces = [];
    }
  }
  if (pieces.length) yield { pieces, blank: null, ends: false };
}

const indian = new WeakMap<Style, Style>();

/** The same style in the face that has Devanagari; the same value each time, so that neighbours are joined. */
function inDevanagari(style: Style): Style {
  const known = indian.get(style) ?? { ...style, face: 'devanagari' as const };
  indian.set(style, known);
  return known;
}

/** A figure stays with its unit, and the signs between figures with theirs. */
function glued(text: string): string {
  return text
    .replace(/(\d) (?=(?:%|°C|[×÷])|(?:km|mm|kg|bar|lakh|crore|t|m)\b)/g, '$1\u00a0')
    .replace(/([×÷]) (?=\d)/g, '$1\u00a0');
}

/** A word that no line can hold, cut behind its hyphens and slashes where that is enough, else anywhere. */
function chopped(setter: Setter, pieces: Piece[], width: number): Piece[][] {
  const sized = (piece: Piece, text: string) => ({ ...piece, text, width: measure(setter, text, piece.style) });
  const parts = pieces.flatMap((piece) =>
    (piece.text.match(/[^-/,;_@.]+[-/,;_@.]*|[-/,;_@.]+/g) ?? []).flatMap((text) => {
      const part = sized(piece, text);
      return part.width <= width ? [part] : Array.from(text, (sign) => sized(piece, sign));
    }),
  );
  return parts.map((part) => [part]);
}

/** Neighbours of one style are printed as one: smaller files, and the words can be found and copied. */
function lineOf(setter: Setter, pieces: Piece[], leading: number): Line {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.style === piece.style && last.link === piece.link) last.text += piece.text;
    else joined.push({ ...piece });
  }
  const end = joined.at(-1);
  if (end) end.text = end.text.trimEnd();
  for (const piece of joined) piece.width = measure(setter, piece.text, piece.style);
  return {
    pieces: joined.filter(({ text }) => text),
    width: widthOf(joined),
    leading: Math.max(0, ...pieces.map(({ style }) => style.leading)) || leading,
  };
}

const widthOf = (pieces: Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);
