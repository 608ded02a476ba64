import type { CollectionEntry } from 'astro:content';
import { pickBySheet } from '../covers/kinds/subject.ts';
import { type LibraryDocument, type LibraryPdf, renderLibraryDocument } from '../print/library/library-sheet.ts';
import { pathOf } from '../schemas/places.ts';
import { formatContentDate } from './dates.ts';
import { drawingSlug } from './page-drawings.ts';
import { pagesByPath } from './pages.ts';

/** The kinds of entry with a PDF. */
export type PrintedEntry = CollectionEntry<'whitepapers' | 'ebooks' | 'case-studies'>;

/** An entry's PDF, as its page shows it. */
export interface PdfRef {
  /** `/resources/whitepapers/….pdf` */
  path: string;
  pages: number;
  bytes: number;
}

/** `6 pages, 69 KB` */
export const formatPdfSize = ({ pages, bytes }: PdfRef) => `${pages} pages, ${Math.ceil(bytes / 1000)} KB`;

/** The note over a library: `Read each paper here, or download it as a PDF of 5 to 6 pages.` */
export function describePdfs(noun: string, pdfs: PdfRef[]): string {
  const pages = pdfs.map((pdf) => pdf.pages);
  const [least, most] = [Math.min(...pages), Math.max(...pages)];
  const length = least === most ? least : `${least} to ${most}`;
  return `Read each ${noun} here, or download it as a PDF of ${length} pages.`;
}

/** Each is printed once in a build, for the file itself and for the pages that show its size. */
const printed = new Map<string, Promise<LibraryPdf>>();

/** The PDF of an entry, made from the same Markdown as its page. */
export function printEntry(entry: PrintedEntry): Promise<LibraryPdf> {
  // The digest makes an edit show up in development.
  const key = `${entry.collection}/${entry.id}/${entry.digest}`;
  const printing = printed.get(key) ?? documentOf(entry).then(renderLibraryDocument);
  printed.set(key, printing);
  return printing;
}

/** Address, pages and size of an entry's PDF. */
export async function pdfOf(entry: PrintedEntry): Promise<PdfRef> {
  const { bytes, pages } = await printEntry(entry);
  return { path: `${pathOf(entry.collection, entry.id)}.pdf`, pages, bytes: bytes.length };
}

async function documentOf(entry: PrintedEntry): Promise<LibraryDocument> {
  const path = pathOf(entry.collection, entry.id);
  const page = (await pagesByPath()).get(path)!;
  return {
    number: page.sheet,
    title: page.title,
    summary: page.summary,
    drawing: drawingSlug(page),
    markdown: entry.body ?? '',
    page: new URL(path, import.meta.env.SITE).href,
    ...ownFields(entry, page.sheet),
  };
}

type OwnFields = Pick<LibraryDocument, 'kind' | 'ground' | 'author' | 'dated' | 'facts' | 'metrics'>;

/** The fields that differ by kind. */
function ownFields(entry: PrintedEntry, sheet: string): OwnFields {
  const published = (day: string) => ({ name: 'Published', words: formatContentDate(day), day });
  switch (entry.collection) {
    case 'whitepapers': {
      const { date, topic } = entry.data;
      const facts = [{ name: 'Topic', text: topic }];
      return { kind: 'Whitepaper', ground: 'squared', author: null, dated: published(date), facts, metrics: [] };
    }
    case 'ebooks': {
      const { date, author, category } = entry.data;
      const ground = pickBySheet(['teal', 'ink', 'mist'] as const, sheet);
      return {
        kind: 'eBook',
        ground,
        author,
        dated: published(date),
        facts: [{ name: 'Category', text: category }],
        metrics: [],
      };
    }
    case 'case-studies': {
      const { industry, region, result, year, metrics } = entry.data;
      const facts = [
        { name: 'Industry', text: industry },
        { name: 'Region', text: region },
        { name: 'Result', text: result },
      ];
      const dated = { name: 'Measured', words: String(year), day: `${year}-01-01` };
      return { kind: 'Case study', ground: 'teal', author: null, dated, facts, metrics };
    }
  }
}
