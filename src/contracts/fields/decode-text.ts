/**
 * The text of a file in the encodings that spreadsheets use: UTF-16 with its byte order mark and UTF-8, else Windows-1252, as
 * older ones write it. The mark is removed. Null for UTF-16 that is damaged and for a binary file, which has a NUL byte near
 * its start.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
  if (!utf16 && bytes.subarray(0, SNIFFED_BYTES).includes(0)) return null;
  const text = decoded(bytes, utf16 ?? 'utf-8');
  return text ?? (utf16 ? null : decoded(bytes, 'windows-1252'));
}

/** Bytes that are enough to recognise a binary file. */
const SNIFFED_BYTES = 512;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a file starts with these bytes. */
export function startsWith(bytes: Uint8Array, ...head: number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte);
}
