import type PDFDocument from 'pdfkit';
import { type Face, type Fonts, loadFonts } from './fonts.ts';
import { legible } from './legible.ts';
import { A4, FIELD, HAIRLINE, LINE } from './paper.ts';
import type { Line, Run, Style } from './text.ts';
import { breakLines, measure } from './text.ts';

/** What a sheet says of itself: in its title block, and to the program that shows it. */
export interface SheetFacts {
  /** Number of the sheet: `WHP-04`, `INV PS/2627/000118`. */
  number: string;
  /** What it is about, in the title block; cut where it is too long for its cell. */
  subject: string;
  /** Heading of the cell with the date: `Published`, `Date`. */
  dated: string;
  /** A day in words. Never the clock: the same content makes the same file. */
  date: string;
  /** Title, author and key words for the program that shows it. */
  title: string;
  author: string;
  keywords?: string;
  /** The day that it was made from, `YYYY-MM-DD`, for the file's own data. */
  day: string;
}

/** Elements of the structure that a screen reader follows (ISO 32000-1, 14.8.4). */
type Tag =
  | 'P'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'L'
  | 'LI'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'BlockQuote'
  | 'Figure'
  | 'Sect'
  | 'TOC'
  | 'TOCI';

/** How far the capitals' foot lies below the middle of a line, in parts of the size. */
const BASELINE = 0.34;

/** A document that is being printed from top to bottom; `y` is the next free place. Its pages stay open until the end. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  readonly facts: SheetFacts;
  y = FIELD.top;
  #parents: ReturnType<PDFKit.PDFDocument['struct']>[] = [];
  #chunks: Uint8Array[] = [];
  #done: Promise<Buffer>;

  private constructor(Document: typeof PDFDocument, fonts: Fonts, facts: SheetFacts) {
    this.fonts = fonts;
    this.facts = facts;
    const { title, author, keywords, day } = facts;
    const CreationDate = new Date(`${day}T00:00:00Z`);
    this.doc = new Document({
      size: [A4.width, A4.height],
      // Nothing flows by itself: what does not fit is put on the next page by who prints it.
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-IN',
      tagged: true,
      displayTitle: true,
      // Absent would load Helvetica, which is never used here.
      font: '',
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: author,
        Keywords: keywords ?? '',
        CreationDate,
        ModDate: CreationDate,
      },
    });
    for (const face of Object.keys(fonts) as Face[]) this.doc.registerFont(face, fonts[face] as unknown as string);
    this.#done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.doc.on('error', reject);
    });
    const root = this.doc.struct('Document');
    this.doc.addStructure(root);
    this.#parents.push(root);
  }

  /**
   * A sheet with one empty page. pdfkit is loaded now: a function that lists invoices beside one that prints them shares
   * their module, and must not start later for it.
   */
  static async open(facts: SheetFacts): Promise<Sheet> {
    const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
    return new Sheet(Document, fonts, facts);
  }

  /** Number of pages so far; the current one is the last. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Points between the next free place and the end of the field. */
  get room(): number {
    return FIELD.bottom - this.y;
  }

  nextPage(): void {
    this.doc.addPage();
    this.y = FIELD.top;
  }

  /** Goes to the next page where less than `height` is free, unless the page is still empty. */
  ensure(height: number): void {
    if (height > this.room && this.y > FIELD.top) this.nextPage();
  }

  breakLines(runs: Run[], width: number): Line[] {
    return breakLines(this, runs, width);
  }

  measure(text: string, style: Style): number {
    return measure(this, text, style);
  }

  /** Everything that `body` prints belongs to one element of the structure. */
  group(tag: Tag, body: () => void, options: { alt?: string; scope?: 'Column' | 'Row' } = {}): void {
    const element = this.doc.struct(tag, options);
    this.#parents.at(-1)!.add(element);
    this.#parents.push(element);
    body();
    this.#parents.pop();
    element.end();
  }

  /** Marks, as content of the current element, what `draw` draws on the current page. */
  ink(draw: () => void, tag: Tag = 'P'): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    this.#parents.at(-1)!.add(content);
  }

  /** Lines, fills and what else a screen reader passes over. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  /** One broken line; `y` is its top. */
  line(
    { pieces, leading, width }: Line,
    x: number,
    y: number,
    align: { to?: 'left' | 'right' | 'centre'; within?: number } = {},
  ): void {
    const { to = 'left', within = width } = align;
    let at = x + (to === 'right' ? within - width : to === 'centre' ? (within - width) / 2 : 0);
    for (const piece of pieces) {
      this.#write(piece.text, at, y + leading / 2 + piece.style.size * BASELINE, piece.style, piece.link);
      at += piece.width;
    }
  }

  /** Lines below each other; gives back where the next one would begin. */
  lines(lines: Line[], x: number, y: number, align?: { to?: 'left' | 'right' | 'centre'; within?: number }): number {
    return lines.reduce((top, line) => {
      this.line(line, x, top, align);
      return top + line.leading;
    }, y);
  }

  /** A hairline, or one of another weight. */
  rule(x1: number, y1: number, x2: number, y2: number, color = LINE, weight = HAIRLINE): void {
    this.doc.lineWidth(weight).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  /** Prints `each` on every page, with its number from 0, and ends the file. */
  finish(each: (page: number, pages: number) => void): Promise<Buffer> {
    const { pages } = this;
    for (let page = 0; page < pages; page++) {
      this.doc.switchToPage(page);
      this.decorate(() => each(page, pages));
    }
    for (const element of this.#parents) element.end();
    this.doc.end();
    return this.#done;
  }

  #write(text: string, x: number, baseline: number, style: Style, link?: string): void {
    const printed = legible(this.fonts, text, style.face);
    const target = link?.startsWith('#') ? { goTo: link.slice(1) } : link ? { link } : {};
    this.doc
      .font(printed.face)
      .fontSize(style.size)
      .fillColor(style.color)
      .text(printed.text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.tracking ?? 0,
        ...target,
      });
  }
}
