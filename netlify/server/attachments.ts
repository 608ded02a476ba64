import {
  RESUME_ACCEPT,
  ATTACHMENT_ACCEPT,
  WRONG_ATTACHMENT_TYPE,
  WRONG_RESUME_TYPE,
  hasEnding,
} from '#contracts/files.ts';
import { DOCUMENT_TYPES, documentKind } from './documents.ts';
import { dropPrivate, randomKey, storePrivate } from './files.ts';
import { AppError } from './http/errors.ts';
import { looksLikeImage, render } from './images.ts';

/** A file that may be stored: its content was checked. */
interface CheckedFile {
  bytes: Buffer;
  type: string;
  /** The name it had, fit to be shown; never part of a key. */
  name: string;
}

/** Longest name that is kept, characters. */
const MAX_NAME = 120;
/** A photo of a nameplate or a drawing stays readable at this width, pixels. */
const PHOTO_WIDTH = 2400;

/** A resume: PDF, DOC or DOCX by name and by content; 415 for anything else. */
export async function readResume(file: File): Promise<CheckedFile> {
  return readDocument(file, RESUME_ACCEPT, refusal('resume', WRONG_RESUME_TYPE));
}

/** An attachment to a request: a document, or a picture, which is encoded anew. 415 for anything else. */
export async function readAttachment(file: File): Promise<CheckedFile> {
  const wrong = refusal('attachment', WRONG_ATTACHMENT_TYPE);
  if (!hasEnding(file.name, '.jpg,.jpeg,.png,.webp')) return readDocument(file, ATTACHMENT_ACCEPT, wrong);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!looksLikeImage(bytes)) throw wrong;
  const [rendition] = await render(bytes, [PHOTO_WIDTH]);
  const name = shownName(file.name).replace(/\.\w+$/, '.webp');
  return { bytes: rendition!.data, type: 'image/webp', name };
}

/**
 * Stores a file, then writes its row; where that is refused, the file goes again. A database that did not answer may have
 * written the row: that file is left to the sweep, which asks. Answers what `write` answers.
 */
export async function keepWith<T>(folder: string, file: CheckedFile, write: (key: string) => Promise<T>): Promise<T> {
  const key = randomKey(folder);
  await storePrivate(key, file.bytes, file.type, file.name);
  try {
    return await write(key);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) await dropPrivate(key);
    throw error;
  }
}

async function readDocument(file: File, accept: string, wrong: AppError): Promise<CheckedFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = hasEnding(file.name, accept) ? documentKind(bytes) : null;
  if (!kind || !hasEnding(file.name, `.${kind}`)) throw wrong;
  return { bytes, type: DOCUMENT_TYPES[kind], name: shownName(file.name) };
}

function refusal(field: string, message: string): AppError {
  return new AppError('unsupported', message, { fields: { [field]: message } });
}

/** The last part of a path, without what reorders, hides or ends text; cut in the middle, so that the ending stays. */
function shownName(name: string): string {
  const plain = name
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const letters = [...(/^\.*\w*$/.test(plain) ? `file${plain}` : plain)];
  return letters.length <= MAX_NAME
    ? letters.join('')
    : [...letters.slice(0, MAX_NAME - 10), '…', ...letters.slice(-9)].join('');
}
