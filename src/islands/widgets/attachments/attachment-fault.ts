import { ATTACHMENT_ACCEPT, FILE_TOO_LARGE, hasExtension, WRONG_ATTACHMENT_TYPE } from '#contracts/fields/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';

/** Why a file cannot be attached, as far as its name and size tell; undefined if it can. */
export function attachmentFault(file: File): string | undefined {
  if (!hasExtension(file.name, ATTACHMENT_ACCEPT)) return WRONG_ATTACHMENT_TYPE;
  return file.size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : undefined;
}
