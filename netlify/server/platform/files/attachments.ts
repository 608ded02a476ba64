import {
  RESUME_ACCEPT,
  ATTACHMENT_ACCEPT,
  WRONG_ATTACHMENT_TYPE,
  WRONG_RESUME_TYPE,
  hasExtension,
} from '#contracts/fields/files.ts';
import { WRONG_DOCUMENT_TYPE } from '#contracts/catalog/documents.ts';
import { AppError, fieldError } from '../errors.ts';
import { DOCUMENT_TYPES, judgeDocument } from './file-types.ts';
import { looksLikeImage, render } from './images.ts';
import { deletePrivateFile, randomKey, storePrivate } from './object-store.ts';
import { REFUSED } from './refused-content.ts';

/** A file whose content was checked and that may be stored. */
interface CheckedFile {
  bytes: Buffer;
  type: string;
  /** The original name, safe to show; never part of a key. */
  name: string;
}

/** Longest file name kept, characters. */
const MAX_NAME = 120;
/** Pixels: a photo of a nameplate or a drawing is still readable at this width. */
const PHOTO_WIDTH = 2400;

/** A resume: PDF, DOC or DOCX by name and by content; 415 otherwise. */
export async function readResume(file: File): Promise<CheckedFile> {
  return readDocument(file, RESUME_ACCEPT, 'resume', WRONG_RESUME_TYPE);
}

/** A document of an item: a PDF by name and by content; 415 otherwise. */
export async function readItemDocument(file: File): Promise<CheckedFile> {
  return readDocument(file, '.pdf', 'file', WRONG_DOCUMENT_TYPE);
}

/** An attachment: a document, or a picture, which is re-encoded. 415 at its field in the form otherwise. */
export async function readAttachment(file: File, field = 'attachment'): Promise<CheckedFile> {
  if (!hasExtension(file.name, '.jpg,.jpeg,.png,.webp')) {
    return readDocument(file, ATTACHMENT_ACCEPT, field, WRONG_ATTACHMENT_TYPE);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!looksLikeImage(bytes)) throw fieldError('unsupported', field, WRONG_ATTACHMENT_TYPE);
  const [rendition] = await render(bytes, [PHOTO_WIDTH]);
  const name = shownName(file.name).replace(/\.\w+$/, '.webp');
  return { bytes: rendition!.data, type: 'image/webp', name };
}

/**
 * Stores a file, then writes its row; deletes the file if the write is refused. If the database did not answer, the row
 * may exist, so the file is left to the cleanup job. Returns the result of `write`.
 */
export async function storeWithRecord<T>(
  folder: string,
  file: CheckedFile,
  write: (key: string) => Promise<T>,
): Promise<T> {
  const key = randomKey(folder);
  await storePrivate(key, file.bytes, file.type, file.name);
  try {
    return await write(key);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) await deletePrivateFile(key);
    throw error;
  }
}

/** A document by name and by content; `wrong` is the message at the field for one of another type. */
async function readDocument(file: File, accept: string, field: string, wrong: string): Promise<CheckedFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const verdict = hasExtension(file.name, accept) ? await judgeDocument(bytes) : null;
  if (verdict && 'refused' in verdict) throw fieldError('unsupported', field, REFUSED[verdict.refused]);
  if (!verdict || !hasExtension(file.name, `.${verdict.kind}`)) throw fieldError('unsupported', field, wrong);
  return { bytes, type: DOCUMENT_TYPES[verdict.kind], name: shownName(file.name) };
}

/** The base name without control characters; long names are shortened in the middle to keep the extension. */
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
