import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Object 1 of each sample: a page tree without pages. */
const PAGES = '1 0 obj<</Type/Pages/Kids[]/Count 0>>endobj';

/** A PDF of these objects as they are written, the catalog among them. */
export const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${PAGES}\n`),
    ...objects.flatMap((object) => [Buffer.from(object), Buffer.from('\n')]),
    Buffer.from('trailer<</Root 2 0 R>>\n%%EOF\n'),
  ]);

/** A stream with these entries in its dictionary. */
export const stream = (
  number: number,
  entries: string,
  data: string | Buffer,
  packed = deflateSync(Buffer.from(data)),
) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj<<${entries}/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj'),
  ]);

export const CATALOG = '2 0 obj<</Type/Catalog/Pages 1 0 R>>endobj';

/** A PDF whose catalog, and one more object, stand in a compressed object stream. */
export function packedPdf(inside: string, entries = '/Type/ObjStm'): Buffer {
  const catalog = '<</Type/Catalog/Pages 1 0 R/OpenAction 3 0 R>> ';
  const head = `2 0 3 ${catalog.length} `;
  return pdfOf(stream(4, `${entries}/N 2/First ${head.length}`, head + catalog + inside));
}

/** What a program writes that makes PDFs: a page of text, compressed or not. */
export function printed(
  text: string,
  options: PDFKit.PDFDocumentOptions = {},
  more?: (doc: PDFKit.PDFDocument) => void,
) {
  const doc = new PDFDocument(options);
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.text(text);
  more?.(doc);
  doc.end();
  return new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
}
