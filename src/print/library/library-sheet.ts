import { brand } from '#site';
import { pageFrame } from '../furniture.ts';
import { Sheet, type SheetFacts } from '../sheet.ts';
import { closing, linkList } from './closing.ts';
import { contents, contentsHeight } from './contents.ts';
import { cover, COVER_END } from './cover.ts';
import { parseMarkdown } from './markdown.ts';
import type { CoverGround } from './panel.ts';
import { prose } from './prose.ts';

/** A whitepaper, eBook or case study for printing. */
export interface LibraryDocument {
  /** `WHP-04` */
  number: string;
  /** `Whitepaper` */
  kind: string;
  title: string;
  summary: string;
  /** Person or team; null for the company. */
  author: string | null;
  /** `Published`, `19 Aug 2026`; `day` is `YYYY-MM-DD` for the metadata. */
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
  /** URL of its page on the site. */
  page: string;
}

export interface LibraryPdf {
  bytes: Buffer;
  pages: number;
}

/** Sections from which a document gets a table of contents. */
const CONTENTS_FROM = 6;

/** Tables up to this height, in points, are not split over pages. */
const MAX_UNBROKEN = 250;

/** Prints an entry of the resource libraries: cover, contents if it is long, text, links, closing title block. */
export async function renderLibraryDocument(value: LibraryDocument): Promise<LibraryPdf> {
  const text = parseMarkdown(value.markdown, value.page);
  const roomy = await compose(value, text, MAX_UNBROKEN);
  // If only the title block is left for the last page, splitting tables may save that page.
  const tight = roomy.closesAlone ? await compose(value, text, 0) : roomy;
  const { sheet } = tight.sheet.pages < roomy.sheet.pages ? tight : roomy;
  const { pages } = sheet;
  const bytes = await sheet.finish((at, of) => {
    if (at > 0) pageFrame(sheet, at, of);
  });
  return { bytes, pages };
}

type Text = ReturnType<typeof parseMarkdown>;

async function compose(value: LibraryDocument, { blocks, links }: Text, unbroken: number) {
  const sheet = await Sheet.open(factsOf(value));
  cover(sheet, value);
  const below = sheet.y;
  sheet.nextPage();
  const sections = prose(sheet, blocks, unbroken);
  const lastTextPage = sheet.pages;
  linkList(sheet, links);
  closing(sheet, value, lastTextPage);
  // Last, because the page numbers are known only now. Left out if the cover's figures leave no room.
  if (sections.length >= CONTENTS_FROM && below + contentsHeight(sections.length) < COVER_END) {
    sheet.doc.switchToPage(0);
    contents(sheet, sections, below);
  }
  return { sheet, closesAlone: sheet.pages > lastTextPage };
}

function factsOf({ number, kind, title, author, dated, facts }: LibraryDocument): SheetFacts {
  return {
    number,
    subject: title,
    dated: dated.name,
    date: dated.words,
    day: dated.day,
    title,
    author: author ?? brand.name,
    keywords: [kind, ...facts.map(({ text }) => text)].join(', '),
  };
}
