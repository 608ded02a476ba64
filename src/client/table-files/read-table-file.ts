import { decodeText, startsWith } from '#contracts/fields/decode-text.ts';
import type { Sheet } from './read-workbook.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Files with a table of rows, for the file field's `accept`. */
export const TABLE_ACCEPT =
  '.xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain';

/** A file of rows as read in the browser. */
export interface TableFile {
  name: string;
  bytes: ArrayBuffer;
  /** Of a CSV file; empty for an Excel file. */
  text: string;
  /** The sheets of an Excel file that have rows; none for a CSV file. */
  sheets: Sheet[];
}

/** A file that cannot be read; the message says what to do. */
export class FileError extends Error {}

/** Bytes that an Excel file may unpack to: 50,000 products with all columns are 40 MB. */
const MAX_UNPACKED_BYTES = 100_000_000;

/** Reads an Excel or CSV file of at most `maxBytes`. Throws FileError. */
export async function readTableFile(file: File, maxBytes: number): Promise<TableFile> {
  if (file.size > maxBytes) {
    throw new FileError(`This file is larger than ${maxBytes / 1_000_000} MB. Split it, or save only the item rows.`);
  }
  const bytes = await file.arrayBuffer();
  const content = new Uint8Array(bytes);
  const isZip = startsWith(content, 0x50, 0x4b);
  const read = isZip ? { text: '', sheets: await readSheets(content) } : { text: decode(content), sheets: [] };
  return { name: file.name, bytes, ...read };
}

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const { readWorkbook } = await import('./read-workbook.ts').catch(() => {
    throw new FileError('The Excel reader did not load. Check your connection, reload the page and try again.');
  });
  let sheets: Sheet[];
  try {
    if (unpackedSize(bytes) > MAX_UNPACKED_BYTES) throw new FileError(TOO_LARGE_UNPACKED);
    sheets = await readWorkbook(bytes);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError('This Excel file cannot be read. Save it as .xlsx or CSV.', { cause: error });
  }
  if (sheets.length === 0) throw new FileError('This file is empty. Choose a file with headings and rows.');
  return sheets;
}

const TOO_LARGE_UNPACKED = 'This Excel file holds too much data. Save only the item rows in a new .xlsx or CSV file.';

/** The text of a CSV file. Throws FileError for a binary file, and for text that is damaged. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xd0, 0xcf)) {
    // Names in the directory of a compound file are UTF-16.
    const hasPassword = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
    throw new FileError(
      hasPassword
        ? 'This file has a password. Save it as .xlsx or CSV without one.'
        : 'This is an old Excel file (.xls). Save it as .xlsx or CSV.',
    );
  }
  const text = startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ? null : decodeText(bytes);
  // NUL and unpaired surrogates cannot be stored.
  if (text !== null) return text.replaceAll('\0', '').toWellFormed();
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  throw new FileError(
    isUtf16
      ? 'This file is damaged: its UTF-16 text cannot be read. Save it as .xlsx or CSV.'
      : 'This is not an Excel or CSV file. Save it as .xlsx or CSV.',
  );
}
