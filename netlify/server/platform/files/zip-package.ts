import { inflateRawSync } from 'node:zlib';

/** Bytes that a zip package may unpack to: a 4 MB resume stays below, a zip bomb has gigabytes. */
const MAX_UNPACKED = 60 * 1024 * 1024;
const MAX_PARTS = 2000;

/** The bytes that a file and all packages in it may still unpack to. */
export interface Room {
  bytes: number;
}
export const newRoom = (): Room => ({ bytes: MAX_UNPACKED });

/** A package that unpacks to more than the room left, or has too many parts. */
export class TooLarge extends Error {}

/**
 * The parts of a zip package by name, unpacked within `room` whatever sizes the directory states. Raises TooLarge beyond it,
 * RangeError if it is not a plain package: encrypted, split, with data before or after it, or corrupt.
 */
export function unpack(bytes: Buffer, room: Room): Map<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  // The comment, where there is one, must reach exactly to the end of the file.
  if (end < 0 || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length)
    throw new RangeError('no end of the package');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_PARTS) throw new TooLarge();
  const parts = new Map<string, Buffer>();
  for (let index = 0, at = bytes.readUInt32LE(end + 16); index < count; index++) {
    if (bytes.readUInt32BE(at) !== 0x504b0102 || bytes.readUInt16LE(at + 8) & 1) throw new RangeError('no plain entry');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (parts.has(name)) throw new RangeError('two parts of one name');
    parts.set(name, unpackPart(bytes, at, room));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function unpackPart(bytes: Buffer, at: number, room: Room): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  if (packed.length !== size) throw new RangeError('a part that breaks off');
  if (method !== 0 && method !== 8) throw new RangeError('unknown compression method');
  const part = method === 8 ? inflateWithin(packed, room, inflateRawSync) : packed;
  room.bytes -= part.length;
  if (room.bytes < 0) throw new TooLarge();
  return part;
}

/** Inflates at most as much as there is room for; raises TooLarge beyond it, and an error for corrupt data. */
export function inflateWithin(packed: Uint8Array, { bytes }: Room, inflate: typeof inflateRawSync): Buffer {
  if (bytes <= 0) throw new TooLarge();
  try {
    return inflate(packed, { maxOutputLength: bytes });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error;
  }
}
