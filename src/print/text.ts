import type { Face, Fonts } from './fonts.ts';
import { DEVANAGARI, printable } from './printable.ts';

/** Runs of Devanagari, whose marks join with their neighbours, and of other characters. */
const SCRIPTS = /[\u0900-\u097f]+|[^\u0900-\u097f]+/g;

export interface Style {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Line height, points. */
  leading: number;
  /** Points added after each character. */
  tracking?: number;
}

/** Text in one style. */
export interface Run {
  text: string;
  style: Style;
  /** A URL, or `#` and the name of a destination in the document. */
  link?: string | undefined;
}

/** Part of a run on one line. */
interface Piece extends Run {
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
  /** Line height, points. */
  leading: number;
}

/** Measures text: a PDFDocument with the faces registered under their names. */
interface Setter {
  doc: PDFKit.PDFDocument;
  fonts: Fonts;
}

/** Pieces that may not be separated, and the space after them. */
interface Word {
  pieces: Piece[];
  blank: Piece | null;
  /** A line break follows. */
  ends: boolean;
}

/** Breaks runs into lines of at most `width` points. Line breaks in the text are kept. */
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
    if (widthOf(pieces) > width) for (const part of splitWord(setter, pieces, width)) place(part);
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

/** Width of a text in one line, points. */
export function measure({ doc, fonts }: Setter, text: string, { face, size, tracking = 0 }: Style): number {
  const printed = printable(fonts, text, face);
  const natural = doc.font(printed.face).fontSize(size).widthOfString(printed.text);
  return natural + tracking * printed.text.length;
}

function* wordsOf(setter: Setter, runs: Run[]): Generator<Word> {
  let pieces: Piece[] = [];
  const piece = (run: Run, text: string): Piece => {
    const style = DEVANAGARI.test(text) ? devanagariStyle(run.style) : run.style;
    return { ...run, text, style, width: measure(setter, text, style) };
  };
  for (const run of runs) {
    // A no-break space does not end a word. A run that does not end with a space continues its last word in the next run.
    for (const [part] of withNoBreaks(run.text).matchAll(/\n| +|[^ \n]+/g)) {
      const isBlank = part.startsWith(' ');
      if (!isBlank && part !== '\n') {
        // fontkit shapes a text by its first script, so each script needs its own piece, also within a word.
        for (const [stretch] of part.matchAll(SCRIPTS)) pieces.push(piece(run, stretch));
        continue;
      }
      yield { pieces, blank: isBlank ? piece(run, ' ') : null, ends: !isBlank };
      pieces = [];
    }
  }
  if (pieces.length) yield { pieces, blank: null, ends: false };
}

const devanagariStyles = new WeakMap<Style, Style>();

/** The style in the Devanagari face; the same object each time, so that neighbouring pieces can be joined. */
function devanagariStyle(style: Style): Style {
  const known = devanagariStyles.get(style) ?? { ...style, face: 'devanagari' as const };
  devanagariStyles.set(style, known);
  return known;
}

/** Keeps a figure with its unit, and × and ÷ with the next figure, by no-break spaces. */
function withNoBreaks(text: string): string {
  return text
    .replace(/(\d) (?=(?:%|°C|[×÷])|(?:km|mm|kg|bar|lakh|crore|t|m)\b)/g, '$1\u00a0')
    .replace(/([×÷]) (?=\d)/g, '$1\u00a0');
}

/** Splits a word that is too long for a line after its hyphens and slashes, or anywhere if that is not enough. */
function splitWord(setter: Setter, pieces: Piece[], width: number): Piece[][] {
  const sized = (piece: Piece, text: string) => ({ ...piece, text, width: measure(setter, text, piece.style) });
  const parts = pieces.flatMap((piece) =>
    (piece.text.match(/[^-/,;_@.]+[-/,;_@.]*|[-/,;_@.]+/g) ?? []).flatMap((text) => {
      const part = sized(piece, text);
      return part.width <= width ? [part] : Array.from(text, (sign) => sized(piece, sign));
    }),
  );
  return parts.map((part) => [part]);
}

/** A line of pieces; neighbours in one style are joined, so that files are smaller and text can be searched and copied. */
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
