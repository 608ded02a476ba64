import { inflateRawSync } from 'node:zlib';

/** Document types recognised by their content. */
type DocumentKind = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'csv';

/** The media type each is stored and served with. */
export const DOCUMENT_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Bytes that a zip package may unpack to: a 4 MB resume stays below, a zip bomb has gigabytes. */
const MAX_UNPACKED = 60 * 1024 * 1024;
const MAX_PARTS = 2000;

/**
 * The type of a document by its content alone; null if unknown, if it has macros or other programs, is two types at
 * once, or unpacks to too much. The old binary formats are judged by the names in their directory.
 */
export function documentKind(bytes: Buffer): DocumentKind | null {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return isPlainPdf(bytes) ? 'pdf' : null;
  if (bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return oleKind(bytes);
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return packageKind(bytes);
  return isCsv(bytes) ? 'csv' : null;
}

/** A PDF without a zip package appended and without anything that runs. */
function isPlainPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString('latin1');
  if (!end.includes('%%EOF') || bytes.subarray(-70_000).includes('PK\x05\x06', 0, 'latin1')) return false;
  return !['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'].some((name) => bytes.includes(name, 0, 'latin1'));
}

/** Names in the directory of a compound file are UTF-16. */
function oleKind(bytes: Buffer): DocumentKind | null {
  const names = (name: string) => bytes.includes(name, 0, 'utf16le');
  if (['_VBA_PROJECT', 'Macros', 'EncryptedPackage'].some(names)) return null;
  if (names('WordDocument')) return 'doc';
  return names('Workbook') ? 'xls' : null;
}

function packageKind(bytes: Buffer): DocumentKind | null {
  const parts = unpack(bytes);
  if (!parts) return null;
  const types = parts.get('[Content_Types].xml')?.toString('utf8') ?? '';
  const names = [...parts.keys()];
  const activeParts = /(^|\/)(vba|activex|macrosheets|embeddings)|\.(bin|exe|dll|js|vbs|ps1|scr|com|bat|jar|html?)$/i;
  if (
    types === '' ||
    /macroEnabled|vbaProject|activeX/i.test(types) ||
    names.some((name) => isActive(name, activeParts))
  ) {
    return null;
  }
  if (parts.has('word/document.xml')) return 'docx';
  return parts.has('xl/workbook.xml') ? 'xlsx' : null;
}

/** A spreadsheet's printer settings are a harmless `.bin` that Excel writes into most files. */
const isActive = (name: string, activeParts: RegExp) =>
  !/printerSettings\d*\.bin$/i.test(name) && activeParts.test(name);

/**
 * The parts of a zip package, unpacked under one total limit whatever sizes the directory states. Null if it is not a
 * plain package: encrypted, split, with data before or after it, too many parts, or too large.
 */
function unpack(bytes: Buffer): Map<string, Buffer> | null {
  try {
    const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    // The comment, where there is one, must reach exactly to the end of the file.
    if (end < 0 || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) return null;
    const count = bytes.readUInt16LE(end + 10);
    if (count > MAX_PARTS) return null;
    return readParts(bytes, bytes.readUInt32LE(end + 16), count);
  } catch {
    // Offsets outside the file, corrupt data, or more than the limit.
    return null;
  }
}

function readParts(bytes: Buffer, directory: number, count: number): Map<string, Buffer> | null {
  const parts = new Map<string, Buffer>();
  let room = MAX_UNPACKED;
  for (let index = 0, at = directory; index < count; index++) {
    if (bytes.readUInt32BE(at) !== 0x504b0102 || bytes.readUInt16LE(at + 8) & 1) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const part = unpackPart(bytes, at, room);
    room -= part.length;
    if (parts.has(name)) return null;
    parts.set(name, part);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** Throws if the part is larger than `room`, uses another compression method or is corrupt. */
function unpackPart(bytes: Buffer, at: number, room: number): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  if (packed.length !== size || room <= 0) throw new RangeError('the package is too large or truncated');
  if (method === 8) return inflateRawSync(packed, { maxOutputLength: room });
  if (method === 0 && size <= room) return packed;
  throw new RangeError('unknown compression method');
}

/** UTF-8 text without control characters, and no markup that a browser would render. */
function isCsv(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return (
      /[,;\t]/.test(text) &&
      !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text) &&
      !/^\s*[<%#!]|<(script|html|svg|!doctype)/i.test(text)
    );
  } catch {
    return false;
  }
}
