import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES } from '../limits.ts';

export const FILE_TOO_LARGE = `The file is too large. Upload at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;

/** Resume types (specification §5), for the file field's `accept`. The server checks the content. */
export const RESUME_ACCEPT = '.pdf,.doc,.docx';

export const WRONG_RESUME_TYPE = 'Upload the resume as a PDF, DOC or DOCX file, without macros.';

/** Attachment types of an RFQ or enquiry, for the file field's `accept`. */
export const ATTACHMENT_ACCEPT = '.pdf,.doc,.docx,.xls,.xlsx,.csv,.jpg,.jpeg,.png,.webp';

export const WRONG_ATTACHMENT_TYPE =
  'Attach a PDF, Word, Excel or CSV file without macros, or a JPG, PNG or WebP picture.';

/** True if the file name has one of the extensions in `accept`. */
export const hasExtension = (name: string, accept: string) =>
  accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** A file field; `ask` is the message if it is missing. The server checks the file type: 415, not 400. */
export const file = (ask: string) =>
  z.file({ error: ask }).check(z.minSize(1, { error: ask }), z.maxSize(MAX_UPLOAD_BYTES, { error: FILE_TOO_LARGE }));

/** An optional drawing, list or photo. */
export const attachment = z.optional(file('Choose a file that is not empty.'));

/** `PDF`: the ending of a file's name. */
export const fileType = (name: string) => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

/** `214 KB`, `3.1 MB` */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
