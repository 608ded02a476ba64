/** In bytes; far more than two thousand rows need. */
const MAX_FILE_BYTES = 1_000_000;

/** Thrown for a file that cannot be read, with a message for the user. */
export class FileError extends Error {}

/** Reads a CSV file in the encodings that spreadsheets use. Throws FileError. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new FileError('This file is larger than 1 MB. Save only the item rows as CSV.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const startsWith = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  // A new workbook (ZIP), an old one (OLE) or a PDF.
  if (startsWith(0x50, 0x4b) || startsWith(0xd0, 0xcf) || startsWith(0x25, 0x50, 0x44, 0x46)) {
    throw new FileError('This is not a CSV file. Use Save As > CSV in the spreadsheet, or copy and paste the rows.');
  }
  if (startsWith(0xff, 0xfe)) return decode(bytes, 'utf-16le');
  if (startsWith(0xfe, 0xff)) return decode(bytes, 'utf-16be');
  try {
    return decode(bytes, 'utf-8');
  } catch {
    // Written by older spreadsheets on Windows.
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
}
