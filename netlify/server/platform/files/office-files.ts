import type { Verdict } from './file-types.ts';
import { formulaRefusal, wordFieldRefusal } from './office-fields.ts';
import { externalRefusal } from './office-relationships.ts';
import type { Refused } from './refused-content.ts';
import { type Room, TooLarge, unpack } from './zip-package.ts';

type Parts = Map<string, Buffer>;

/** What parts may not be named, in this order. */
const NAMES: [RegExp, Refused][] = [
  [/(^|\/)vba|(^|\/)(macrosheets|dialogsheets)\//i, 'macros'],
  [/(^|\/)activex/i, 'controls'],
  [/\.(bin|exe|dll|js|vbs|ps1|scr|com|bat|jar|html?|mht|mhtml|rtf)$/i, 'embedded'],
  [/^xl\/connections\.xml$/i, 'connections'],
];

/** A spreadsheet's printer settings are a harmless `.bin` that Excel writes into most files. */
const PRINTER_SETTINGS = /printerSettings\d*\.bin$/i;
/** The figures of a chart are a workbook in the file. */
const EMBEDDED = /(^|\/)embeddings\//i;

/**
 * Judges a Word or Excel file by its parts. A workbook or document in it is judged in the same way, within the same room;
 * one in that one is refused.
 */
export function judgeOffice(bytes: Buffer, room: Room, depth = 0): Verdict {
  try {
    const parts = unpack(bytes, room);
    const kind = parts.has('word/document.xml') ? 'docx' : parts.has('xl/workbook.xml') ? 'xlsx' : null;
    if (!kind || !parts.has('[Content_Types].xml')) return null;
    const refused = inNames(parts) ?? inEmbedded(parts, room, depth) ?? inContent(parts);
    return refused ? { refused } : { kind };
  } catch (error) {
    // Anything but too much data: offsets outside the file, or corrupt.
    return { refused: error instanceof TooLarge ? 'tooLarge' : 'damaged' };
  }
}

function inNames(parts: Parts): Refused | undefined {
  const types = textOf(parts.get('[Content_Types].xml')!);
  if (types === null) return 'damaged';
  if (/macroEnabled|vbaProject|macrosheet/i.test(types)) return 'macros';
  if (/activeX/i.test(types)) return 'controls';
  const names = [...parts.keys()].filter((name) => !PRINTER_SETTINGS.test(name));
  return NAMES.find(([banned]) => names.some((name) => banned.test(name)))?.[1];
}

function inEmbedded(parts: Parts, room: Room, depth: number): Refused | undefined {
  for (const [name, part] of parts) {
    if (!EMBEDDED.test(name) || name.endsWith('.rels')) continue;
    const isPackage = depth === 0 && part.toString('latin1', 0, 4) === 'PK\x03\x04';
    const verdict = isPackage ? judgeOffice(part, room, depth + 1) : null;
    if (!verdict) return 'embedded';
    if ('refused' in verdict) return verdict.refused;
  }
  return undefined;
}

/** What the parts say: all that are XML, since a document may give them any name. */
function inContent(parts: Parts): Refused | undefined {
  for (const [name, part] of parts) {
    const isRels = /\.rels$/i.test(name);
    if (!isRels && !XML_START.test(part.toString('latin1', 0, 64))) continue;
    const text = textOf(part);
    if (text === null) return 'damaged';
    const refused = isRels ? externalRefusal(text) : (wordFieldRefusal(text) ?? formulaRefusal(text));
    if (refused) return refused;
  }
  return undefined;
}

/** A tag, perhaps behind spaces or the mark of an encoding. */
const XML_START = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;

/**
 * The text of a part in one of the two encodings that the format allows. Null for another one, and for a document type, which
 * could define words of its own.
 */
function textOf(part: Buffer): string | null {
  const mark = part.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(part);
    const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1];
    return text.includes('\0') ||
      text.includes('<!DOCTYPE') ||
      (declared && !/^(utf-?(8|16)|us-ascii)$/i.test(declared))
      ? null
      : text;
  } catch {
    return null;
  }
}
