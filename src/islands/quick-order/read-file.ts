/** Far more than two thousand rows take, bytes. */
const MAX_FILE_BYTES = 1_000_000;

/** Why a file cannot be read, in words for whoever chose it. */
export class FileFault extends Error {}

/** The text of a CSV file, in the encodings in which spreadsheets write them. Throws FileFault. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new FileFault('This file is larger than 1 MB. Save the rows alone as CSV.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const starts = (...head: number[]) => head.every((byte, at) => bytes[at] === byte);
  // A workbook, new (a ZIP) or old (an OLE file), or a PDF.
  if (starts(0x50, 0x4b) || starts(0xd0, 0xcf) || starts(0x25, 0x50, 0x44, 0x46)) {
    throw new FileFault('This is not a CSV file. In the spreadsheet choose Save as, CSV, or copy and paste the rows.');
  }
  if (starts(0xff, 0xfe)) return decode(bytes, 'utf-16le');
  if (starts(0xfe, 0xff)) return decode(bytes, 'utf-16be');
  try {
    return decode(bytes, 'utf-8');
  } catch {
    // Older spreadsheets on Windows.
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
}
