import { brand } from '#site';
import { pageFrame } from '../furniture.ts';
import { FIELD } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { addressList, closing } from './closing.ts';
import { contents, CONTENTS_FROM } from './contents.ts';
import { cover } from './cover.ts';
import { readMarkdown } from './markdown.ts';
import { prose } from './prose.ts';

/** A whitepaper, eBook or case study as its PDF needs it. */
export interface LibraryDocument {
  /** `WHP-04` */
  number: string;
  /** `Whitepaper` */
  kind: string;
  title: string;
  summary: string;
  /** Person or desk; the company where the entry names none. */
  author: string | null;
  /** When: `Published`, `19 Aug 2026`; `day` is the same for the file's own data, `YYYY-MM-DD`. */
  dated: { name: string; words: string; day: string };
  /** Further cells of the title block: topic, industry. */
  facts: { name: string; text: string }[];
  /** Slug of its line drawing. */
  drawing: string;
  /** Figures for the cover, as dimension lines. */
  metrics: { value: string; label: string }[];
  /** The entry's Markdown: the text of its page. */
  markdown: string;
  /** Address of its page on the site. */
  page: string;
}

/** A printed document. */
export interface LibraryPdf {
  bytes: Buffer;
  pages: number;
}

/** Prints an entry of the resource libraries: cover, contents where it is long, text, addresses, closing title block. */
export async function renderLibraryDocument(value: LibraryDocument): Promise<LibraryPdf> {
  const { number, kind, title, author, dated, facts, page } = value;
  const sheet = await Sheet.open({
    number,
    subject: title,
    dated: dated.name,
    date: dated.words,
    day: dated.day,
    title,
    author: author ?? brand.name,
    keywords: [kind, ...facts.map(({ text }) => text)].join(', '),
  });
  const { blocks, addresses } = readMarkdown(value.markdown, page);
  const headings = blocks.filter((block) => block.kind === 'heading' && block.depth === 2).length;
  cover(sheet, value);
  const hasContents = headings >= CONTENTS_FROM;
  if (hasContents) sheet.nextPage();
  // Its page is filled when the numbers are known.
  const contentsPage = sheet.pages - 1;
  sheet.nextPage();
  const sections = prose(sheet, blocks);
  addressList(sheet, addresses);
  closing(sheet, value);
  const last = sheet.pages - 1;
  if (hasContents) {
    sheet.doc.switchToPage(contentsPage);
    sheet.y = FIELD.top;
    contents(sheet, sections);
    sheet.doc.switchToPage(last);
  }
  const { pages } = sheet;
  const bytes = await sheet.finish((at, of) => {
    if (at > 0) pageFrame(sheet, at, of);
  });
  return { bytes, pages };
}
