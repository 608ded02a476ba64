import { brand } from '#site';
import { pageFrame } from '../furniture.ts';
import { Sheet, type SheetFacts } from '../sheet.ts';
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

/** A table of up to so many points is worth the white space that it leaves on the page before. */
const WHOLE = 250;

/** Prints an entry of the resource libraries: cover, contents where it is long, text, addresses, closing title block. */
export async function renderLibraryDocument(value: LibraryDocument): Promise<LibraryPdf> {
  const text = readMarkdown(value.markdown, value.page);
  const roomy = await composed(value, text, WHOLE);
  // Where the title block alone would have the last page to itself, the tables give up their white space.
  const tight = roomy.closesAlone ? await composed(value, text, 0) : roomy;
  const { sheet } = tight.sheet.pages < roomy.sheet.pages ? tight : roomy;
  const { pages } = sheet;
  const bytes = await sheet.finish((at, of) => {
    if (at > 0) pageFrame(sheet, at, of);
  });
  return { bytes, pages };
}

type Text = ReturnType<typeof readMarkdown>;

async function composed(value: LibraryDocument, { blocks, addresses }: Text, whole: number) {
  const sheet = await Sheet.open(factsOf(value));
  cover(sheet, value);
  const below = sheet.y;
  sheet.nextPage();
  const sections = prose(sheet, blocks, whole);
  const textEnds = sheet.pages;
  addressList(sheet, addresses);
  closing(sheet, value, textEnds);
  // Known only now. A document whose figures fill the cover is short enough to do without.
  if (sections.length >= CONTENTS_FROM && below + contentsHeight(sections.length) < COVER_END) {
    sheet.doc.switchToPage(0);
    contents(sheet, sections, below);
  }
  return { sheet, closesAlone: sheet.pages > textEnds };
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
