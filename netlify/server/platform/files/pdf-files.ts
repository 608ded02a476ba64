import type { Verdict } from './file-types.ts';
import type { Refused } from './refused-content.ts';

/** Bytes from the end in which a PDF says that it ends, and in which a zip package would. */
const [END, ZIP_END] = [1024, 70_000];

/**
 * Judges a PDF: no scripts, files inside, media, or actions that open a file or program, also where names are written with
 * codes (`/J#61vaScript`) or stand in compressed object streams; nothing behind its end.
 */
export async function judgePdf(bytes: Buffer): Promise<Verdict> {
  if (!bytes.subarray(-END).includes('%%EOF', 0, 'latin1')) return { refused: 'damaged' };
  if (bytes.subarray(-ZIP_END).includes('PK\x05\x06', 0, 'latin1')) return null;
  const hidden = hiddenIn(bytes);
  if (hidden) return { refused: hidden };
  // Only now: of the functions that take files, most calls bring none or a picture.
  const { readObjects } = await import('./pdf-objects.ts');
  const refused = await readObjects(bytes);
  return refused ? { refused } : { kind: 'pdf' };
}

const SPACE = '[\\s\\0]*';
const HIDDEN: [RegExp, Refused][] = [
  [new RegExp(`/S${SPACE}/JavaScript\\b`), 'script'],
  [new RegExp(`/S${SPACE}/Launch\\b`), 'launch'],
  [new RegExp(`/Type${SPACE}/EmbeddedFile\\b`), 'attachments'],
  [new RegExp(`/Subtype${SPACE}/RichMedia\\b`), 'media'],
];

/**
 * What the bytes alone show, whatever object they stand in: a reader follows the table of offsets, which may point into a
 * stream. Whole entries only, because a resume may well say HTML/CSS/JavaScript.
 */
export function hiddenIn(bytes: Buffer): Refused | undefined {
  const text = plainNames(bytes);
  return HIDDEN.find(([entry]) => entry.test(text))?.[1];
}

/** The number of object streams that the bytes show. */
export const countObjectStreams = (bytes: Buffer) =>
  plainNames(bytes).match(new RegExp(`/Type${SPACE}/ObjStm\\b`, 'g'))?.length ?? 0;

/** The bytes as text, with codes such as `#61` in names decoded. */
const plainNames = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
