const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
/** Stands for a number that only the larger ZIP64 format can hold. */
const [ZIP64_COUNT, ZIP64_SIZE] = [0xffff, 0xffffffff];

/**
 * The size in bytes that a zip package states for its contents, read from its directory without unpacking anything; Infinity
 * if the directory leaves a size open. Throws RangeError if there is no directory.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const [count, size, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  if (count === ZIP64_COUNT || size === ZIP64_SIZE || start === ZIP64_SIZE) return Infinity;
  let total = 0;
  for (let index = 0, at = start; index < count; index++) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('not a zip directory');
    total += statedSize(view, at);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new RangeError('not a zip package');
}

/** The reader unpacks a part up to the size stated here, and without a limit if that is 0. */
function statedSize(view: DataView, at: number): number {
  const hasSizesElsewhere = (view.getUint16(at + 8, true) & 8) !== 0;
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  // Two bytes are what an empty part packs to.
  const isOpen = size === 0 && (packed > 2 || (packed === 0 && hasSizesElsewhere));
  return isOpen || size === ZIP64_SIZE ? Infinity : size;
}
