import { pageFrame } from './furniture.ts';
import { Sheet, type SheetFacts } from './sheet.ts';

/** One document of a file: its title block, and what prints it. */
export interface PrintedDocument {
  facts: SheetFacts;
  print: (sheet: Sheet) => void;
}

/**
 * Prints documents into one file, each from a new page and with its own title block and page numbers. `title` is the file's,
 * absent for a single document.
 */
export async function printDocuments(documents: PrintedDocument[], title?: string): Promise<Buffer> {
  const [first, ...others] = documents;
  if (!first) throw new Error('A file without documents cannot be printed.');
  const sheet = await Sheet.open(first.facts, title);
  first.print(sheet);
  for (const { facts, print } of others) {
    sheet.begin(facts);
    print(sheet);
  }
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}
