import type * as z from 'zod/mini';
import { isImageName, uploadImageEndpoint, WRONG_IMAGE_TYPE } from '#contracts/images.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { address, ApiError, replyIn } from './api.ts';
import { readToken } from './session.ts';

type Reply = z.output<typeof uploadImageEndpoint.reply>;

/** Where the server has no words of its own (specification §8). */
const UPLOAD_FAILED = 'Upload failed';

/**
 * Uploads one picture and reports how much of it is there, from 0 to 1. Throws ApiError. What the server would refuse
 * for its name or size alone is not sent.
 */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<Reply> {
  const refusal = refusalOf(file);
  if (refusal) return Promise.reject(refusal);
  const token = readToken();
  const form = new FormData();
  form.append('file', file);
  // fetch() reports no progress of what it sends.
  const request = new XMLHttpRequest();
  const answered = new Promise<Reply>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(UPLOAD_FAILED, 0));
    request.onload = () => {
      try {
        resolve(replyIn<typeof uploadImageEndpoint>(request.responseText, request.status, token));
      } catch (error) {
        reject(error);
      }
    };
  });
  request.open(uploadImageEndpoint.method, address(uploadImageEndpoint));
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.send(form);
  return answered;
}

/** What to show for an upload that failed. */
export function uploadFault(error: unknown): string {
  return error instanceof ApiError && error.said ? error.said : UPLOAD_FAILED;
}

function refusalOf(file: File): ApiError | null {
  if (!isImageName(file.name)) return new ApiError(WRONG_IMAGE_TYPE, 415, { message: WRONG_IMAGE_TYPE });
  if (file.size <= MAX_UPLOAD_BYTES) return null;
  const message = `The file is too large. Upload at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;
  return new ApiError(message, 413, { message });
}
