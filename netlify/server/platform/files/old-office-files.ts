import type { Verdict } from './file-types.ts';

/**
 * Judges a document of the old binary format by the names in its directory, which are UTF-16, and by the records and fields
 * that start something. Null if it is not a document.
 */
export function judgeOldOffice(bytes: Buffer): Verdict {
  const has = (name: string) => bytes.includes(name, 0, 'utf16le');
  if (has('EncryptedPackage')) return { refused: 'password' };
  const kind = has('WordDocument') ? 'doc' : has('Workbook') ? 'xls' : null;
  if (!kind) return null;
  if (has('_VBA_PROJECT') || has('Macros') || (kind === 'xls' && hasMacroSheet(bytes))) return { refused: 'macros' };
  if (has('\x01Ole10Native')) return { refused: 'embedded' };
  return hasDde(bytes, kind) ? { refused: 'dde' } : { kind };
}

/** A BOUNDSHEET record whose type is a macro sheet: id, length, offset, visibility, type, length and flags of the name. */
function hasMacroSheet(bytes: Buffer): boolean {
  return findRecord(bytes, 0x85, (at, length) => {
    const [visibility, type, characters, flags] = [...bytes.subarray(at + 4, at + 8)] as [
      number,
      number,
      number,
      number,
    ];
    const isName = length === 8 + characters * (flags === 0 ? 1 : 2) && flags <= 1;
    return isName && visibility <= 2 && type === 1;
  });
}

function hasDde(bytes: Buffer, kind: 'doc' | 'xls'): boolean {
  if (kind === 'doc') {
    // A field begins with 0x13; its text has one or two bytes a letter.
    return [bytes.toString('latin1'), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')].some((text) =>
      /\x13\s*DDE(AUTO)?\b/i.test(text),
    );
  }
  // A SUPBOOK record whose path is a program and its document, separated by 0x03.
  return findRecord(bytes, 0x1ae, (at, length) => {
    const characters = bytes.readUInt16LE(at + 2);
    const flags = bytes[at + 4]!;
    const path = bytes.subarray(at + 5, at + length);
    return flags <= 1 && path.length >= characters && path.subarray(0, characters * (flags + 1)).includes(3);
  });
}

/** Whether any place that looks like a record with this id passes the test, which gets the place and length of its data. */
function findRecord(bytes: Buffer, id: number, test: (at: number, length: number) => boolean): boolean {
  const head = Buffer.from([id & 255, id >> 8]);
  for (let at = bytes.indexOf(head); at >= 0; at = bytes.indexOf(head, at + 1)) {
    if (at + 4 > bytes.length) return false;
    const length = bytes.readUInt16LE(at + 2);
    if (length >= 8 && length <= 512 && at + 4 + length <= bytes.length && test(at + 4, length)) return true;
  }
  return false;
}
