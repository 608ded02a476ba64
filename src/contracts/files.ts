import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES } from './limits.ts';

/** Told for a file above the limit. */
export const FILE_TOO_LARGE = `The file is too large. Upload at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;

/** What a resume may be (specification §5), as a file field offers it. The server judges by content. */
export const RESUME_ACCEPT = '.pdf,.doc,.docx';
/** Told where a resume is of another kind. */
export const WRONG_RESUME_TYPE = 'Upload the resume as a PDF, DOC or DOCX file, without macros.';

/** What an attachment to a request for a quote may be. */
export const ATTACHMENT_ACCEPT = '.pdf,.doc,.docx,.xls,.xlsx,.csv,.jpg,.jpeg,.png,.webp';
/** Told where an attachment is of another kind. */
export const WRONG_ATTACHMENT_TYPE =
  'Attach a PDF, Word, Excel or CSV file without macros, or a JPG, PNG or WebP picture.';

/** Whether a name ends as a file field offers it: what does not is not worth sending. */
export const hasEnding = (name: string, accept: string) =>
  accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** A file of a form; `ask` says what to choose. Its kind is the server's to judge: that is a 415, no 400. */
export const file = (ask: string) =>
  z.file({ error: ask }).check(z.minSize(1, { error: ask }), z.maxSize(MAX_UPLOAD_BYTES, { error: FILE_TOO_LARGE }));
