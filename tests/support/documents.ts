import { crc32, deflateRawSync } from 'node:zlib';
import { REFUSED } from '#server/platform/files/refused-content.ts';

/** A part of a package; `size` is a false unpacked size. */
type Part = { name: string; data: Buffer | string; size?: number };

/** A zip package like those of Word. */
export function zip(parts: Part[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, data, size } of parts) {
    const bytes = Buffer.from(data);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

const types = { name: '[Content_Types].xml', data: '<Types/>' };
const words = { name: 'word/document.xml', data: '<w:document/>' };

/** A Word document with additional parts. */
export const docx = (...more: Part[]) => zip([types, words, ...more]);

/** An Excel workbook. */
export const xlsx = () => zip([types, { name: 'xl/workbook.xml', data: '<workbook/>' }]);

/** A minimal PDF, with additional entries in its catalog. */
export const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** A file of the old binary format with these names in its directory. */
export function ole(...names: string[]): Buffer {
  const head = Buffer.alloc(512);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([head, ...names.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le'))]);
}

/** Hostile uploads: programs, scripts, and files that are not what their name says; the message if it names the reason. */
export const hostile: { name: string; file: string; make: () => Buffer; message?: string }[] = [
  { name: 'a program named .pdf', file: 'cv.pdf', make: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]) },
  { name: 'a page named .pdf', file: 'cv.pdf', make: () => Buffer.from('<!doctype html><script>alert(1)</script>') },
  { name: 'a drawing named .docx', file: 'cv.docx', make: () => Buffer.from('<svg onload="alert(1)"/>') },
  { name: 'a program by name and content', file: 'cv.exe', make: () => Buffer.from('MZ') },
  { name: 'a PDF named .docx', file: 'cv.docx', make: () => pdf() },
  {
    name: 'a PDF that runs a script',
    file: 'cv.pdf',
    message: REFUSED.script,
    make: () => pdf('/OpenAction<</S/JavaScript/JS(app.alert())>>'),
  },
  { name: 'a PDF that is a package too', file: 'cv.pdf', make: () => Buffer.concat([pdf(), docx()]) },
  {
    name: 'a PDF without an end',
    file: 'cv.pdf',
    message: REFUSED.damaged,
    make: () => Buffer.from('%PDF-1.7 and nothing'),
  },
  {
    name: 'a document with macros',
    file: 'cv.docx',
    message: REFUSED.macros,
    make: () => docx({ name: 'word/vbaProject.bin', data: 'x' }),
  },
  {
    name: 'a document with macros by its types',
    file: 'cv.docx',
    message: REFUSED.macros,
    make: () => zip([{ ...types, data: '<Types>…ms-word.document.macroEnabled.main+xml</Types>' }, words]),
  },
  {
    name: 'an old document with macros',
    file: 'cv.doc',
    message: REFUSED.macros,
    make: () => ole('WordDocument', '_VBA_PROJECT'),
  },
  { name: 'an old installer', file: 'cv.doc', make: () => ole('MsiPatch') },
  { name: 'a package that is no document', file: 'cv.docx', make: () => zip([{ name: 'a.txt', data: 'a' }]) },
  {
    name: 'a document with a program in it',
    file: 'cv.docx',
    message: REFUSED.embedded,
    make: () => docx({ name: 'word/run.exe', data: 'MZ' }),
  },
  { name: 'a package that breaks off', file: 'cv.docx', message: REFUSED.damaged, make: () => docx().subarray(0, -30) },
  {
    name: 'a package with something behind it',
    file: 'cv.docx',
    message: REFUSED.damaged,
    make: () => Buffer.concat([docx(), pdf()]),
  },
  {
    name: 'a bomb that says how large it is',
    file: 'cv.docx',
    message: REFUSED.tooLarge,
    make: () => docx({ name: 'word/media/a.xml', data: Buffer.alloc(80 * 1024 * 1024) }),
  },
  {
    name: 'a bomb that does not',
    file: 'cv.docx',
    message: REFUSED.tooLarge,
    make: () =>
      docx(...[1, 2, 3].map((no) => ({ name: `word/${no}.xml`, data: Buffer.alloc(25 * 1024 * 1024), size: 9 }))),
  },
];
