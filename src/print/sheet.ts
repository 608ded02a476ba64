import type PDFDocument from 'pdfkit';
import { type Face, type Fonts, loadFonts } from './fonts.ts';
import { printable } from './printable.ts';
import { A4, FIELD, HAIRLINE, LINE } from './paper.ts';
import type { Line, Run, Style } from './text.ts';
import { breakLines, measure } from './text.ts';

/** A document's title block and metadata. */
export interface SheetFacts {
  /** Number of the sheet: `WHP-04`, `INV PS/2627/000118`. */
  number: string;
  /** For the title block; shortened if too long for its cell. */
  subject: string;
  /** Heading of the cell with the date: `Published`, `Date`. */
  dated: string;
  /** A formatted day; never the current time, so that the same content makes the same file. */
  date: string;
  /** Metadata shown by PDF viewers. */
  title: string;
  author: string;
  keywords?: string;
  /** The same day as `YYYY-MM-DD`, for the metadata. */
  day: string;
}

/** Structure elements for screen readers (ISO 32000-1, 14.8.4). */
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

/** Distance of the baseline below the middle of a line, as a fraction of the font size. */
const BASELINE = 0.34;

/** A document that is printed from top to bottom; `y` is the next free position. Its pages stay open until the end. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  /** Of the document that is being printed. */
  facts: SheetFacts;
  y = FIELD.top;
  /** The documents of the file, each with its first page. */
  #documents: { facts: SheetFacts; first: number }[];
  #parents: ReturnType<PDFKit.PDFDocument['struct']>[] = [];
  #chunks: Uint8Array[] = [];
  #done: Promise<Buffer>;

  private constructor(Document: typeof PDFDocument, fonts: Fonts, facts: SheetFacts, title = facts.title) {
    this.fonts = fonts;
    this.facts = facts;
    this.#documents = [{ facts, first: 0 }];
    const { author, keywords, day } = facts;
    const CreationDate = new Date(`${day}T00:00:00Z`);
    this.doc = new Document({
      size: [A4.width, A4.height],
      // No automatic page breaks.
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-IN',
      tagged: true,
      displayTitle: true,
      // pdfkit would load Helvetica otherwise.
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

  /** A sheet with one empty page; `title` is the file's, if it is not that of its only document. Loads pdfkit only now, so that functions which merely import this module start faster. */
  static async open(facts: SheetFacts, title?: string): Promise<Sheet> {
    const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
    return new Sheet(Document, fonts, facts, title);
  }

  /** Number of pages so far; the current one is the last. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Points left on the page. */
  get room(): number {
    return FIELD.bottom - this.y;
  }

  /** Starts another document in the same file, on a new page and with page numbers of its own. */
  begin(facts: SheetFacts): void {
    this.nextPage();
    this.facts = facts;
    this.#documents.push({ facts, first: this.pages - 1 });
  }

  nextPage(): void {
    this.doc.addPage();
    this.y = FIELD.top;
  }

  /** Starts a new page if less than `height` is left, unless the page is empty. */
  ensure(height: number): void {
    if (height > this.room && this.y > FIELD.top) this.nextPage();
  }

  breakLines(runs: Run[], width: number): Line[] {
    return breakLines(this, runs, width);
  }

  measure(text: string, style: Style): number {
    return measure(this, text, style);
  }

  /** Puts everything that `body` prints into one structure element. */
  group(tag: Tag, body: () => void, options: { alt?: string; scope?: 'Column' | 'Row' } = {}): void {
    const element = this.doc.struct(tag, options);
    this.#parents.at(-1)!.add(element);
    this.#parents.push(element);
    body();
    this.#parents.pop();
    element.end();
  }

  /** Marks what `draw` draws as content of the current structure element. */
  ink(draw: () => void, tag: Tag = 'P'): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    this.#parents.at(-1)!.add(content);
  }

  /** Marks what `draw` draws as decoration, which screen readers skip. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  /** Prints a line; `y` is its top. */
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

  /** Prints lines below each other and returns the position of the next one. */
  lines(lines: Line[], x: number, y: number, align?: { to?: 'left' | 'right' | 'centre'; within?: number }): number {
    return lines.reduce((top, line) => {
      this.line(line, x, top, align);
      return top + line.leading;
    }, y);
  }

  /** Draws a line, by default a hairline. */
  rule(x1: number, y1: number, x2: number, y2: number, color = LINE, weight = HAIRLINE): void {
    this.doc.lineWidth(weight).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  /** Calls `each` for every page, with its index in its document, and ends the file. */
  finish(each: (page: number, pages: number) => void): Promise<Buffer> {
    this.#documents.forEach(({ facts, first }, index) => {
      this.facts = facts;
      const pages = (this.#documents[index + 1]?.first ?? this.pages) - first;
      for (let page = 0; page < pages; page++) {
        this.doc.switchToPage(first + page);
        this.decorate(() => each(page, pages));
      }
    });
    for (const element of this.#parents) element.end();
    this.doc.end();
    return this.#done;
  }

  #write(text: string, x: number, baseline: number, style: Style, link?: string): void {
    const printed = printable(this.fonts, text, style.face);
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
