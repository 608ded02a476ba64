import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { file } from '../fields/files.ts';
import { id, idParam } from '../fields/text.ts';
import { SizedFile } from './file-ref.ts';

/** Files that one person can upload in an hour. */
export const UPLOADS_PER_HOUR = 60;

/** Days after which an upload that no record has taken is deleted. */
export const UPLOAD_DAYS = 2;

/** An upload that does not exist, is someone else's, or was deleted because no record took it in time. */
export const UPLOAD_GONE = `A file is no longer available: a file is kept for ${UPLOAD_DAYS} days until you send it. Remove it and choose it again.`;

/** A file that is uploaded, and not yet part of a record. */
export const Upload = SizedFile;
export type Upload = z.infer<typeof Upload>;

/** The ids of the caller's uploads that a record takes, or of files that it keeps; absent: none. */
export const uploadIds = (max: number) =>
  z.optional(z.array(id).check(z.maxLength(max, { error: `Attach at most ${max} files.` })));

/**
 * Uploads a file for a ticket, an order, a quote or a payment advice. The call that saves the record takes it by its id; one that is refused
 * leaves the upload as it is. 413 and 415 for a file that is too large or not of an accepted type, 429 above UPLOADS_PER_HOUR.
 */
export const uploadEndpoint = endpoint({
  method: 'POST',
  path: '/api/attachments/upload',
  creates: true,
  roles: ['customer', 'employee', 'admin'],
  form: true,
  body: z.object({ file: file('Choose a file.') }),
  reply: Upload,
});

/** A link to download a file, valid for a minute. 404 if the caller may not see the record it belongs to. */
export const getAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/attachments/file',
  roles: ['customer', 'employee', 'admin'],
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});
