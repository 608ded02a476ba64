import { brand } from '#site';
import { pageFrame } from '../furniture.ts';
import { Sheet } from '../sheet.ts';
import { addressList, closing } from './closing.ts';
import { contents, contentsHeight } from './contents.ts';
import { cover, COVER_END } from './cover.ts';
import { readMarkdown } from './markdown.ts';
import type { CoverGround } from './panel.ts';
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
  ground: CoverGround;
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

/** From so many sections on a reader looks for a list of them. */
const CONTENTS_FROM = 6;

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
  cover(sheet, value);
  const below = sheet.y;
  sheet.nextPage();
  const sections = prose(sheet, blocks);
  addressList(sheet, addresses);
  closing(sheet, value);
  const { pages } = sheet;
  // Known only now. A document whose figures fill the cover is short enough to do without.
  if (sections.length >= CONTENTS_FROM && below + contentsHeight(sections.length) < COVER_END) {
    sheet.doc.switchToPage(0);
    contents(sheet, sections, below);
  }
  const bytes = await sheet.finish((at, of) => {
    if (at > 0) pageFrame(sheet, at, of);
  });
  return { bytes, pages };
}
