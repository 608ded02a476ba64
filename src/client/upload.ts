import type * as z from 'zod/mini';
import { isImageName, uploadImageEndpoint, WRONG_IMAGE_TYPE } from '#contracts/catalog/images.ts';
import { FILE_TOO_LARGE } from '#contracts/fields/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { endpointUrl, ApiError, parseReply } from './api.ts';
import { readToken } from './session.ts';

type Reply = z.output<typeof uploadImageEndpoint.reply>;

/** Shown where the server gives no message (specification §8). */
const UPLOAD_FAILED = 'Upload failed';

/**
 * Uploads an image and reports the progress from 0 to 1. Throws ApiError. A file that the server would refuse for its
 * name or size is not sent.
 */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<Reply> {
  const refusal = refusalOf(file);
  if (refusal) return Promise.reject(refusal);
  const token = readToken();
  const form = new FormData();
  form.append('file', file);
  // fetch() reports no upload progress.
  const request = new XMLHttpRequest();
  const reply = new Promise<Reply>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(UPLOAD_FAILED, 0));
    request.onload = () => {
      try {
        resolve(parseReply<typeof uploadImageEndpoint>(request.responseText, request.status, token));
      } catch (error) {
        reject(error);
      }
    };
  });
  request.open(uploadImageEndpoint.method, endpointUrl(uploadImageEndpoint));
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.send(form);
  return reply;
}

/** The message for a failed upload. */
export function uploadErrorMessage(error: unknown): string {
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : UPLOAD_FAILED;
}

function refusalOf(file: File): ApiError | null {
  if (!isImageName(file.name)) return new ApiError(WRONG_IMAGE_TYPE, 415, { message: WRONG_IMAGE_TYPE });
  if (file.size <= MAX_UPLOAD_BYTES) return null;
  return new ApiError(FILE_TOO_LARGE, 413, { message: FILE_TOO_LARGE });
}
