import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, type PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { env } from './env.ts';
import { AppError } from './http/errors.ts';

/** A function has ten seconds: a store that hangs is given up well before, milliseconds. */
const PATIENCE = { connectionTimeout: 1500, requestTimeout: 5000, throwOnRequestTimeout: true };

const store = new S3Client({
  region: env.S3_REGION,
  credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  // A store that is not AWS answers at one host for all buckets.
  ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  maxAttempts: 2,
  requestHandler: PATIENCE,
});

/** A name that nobody guesses and that is never given twice. */
export const randomKey = (folder: string) => `${folder}/${randomUUID()}`;

/**
 * Puts an object into the public bucket, where its name never means other content, and answers its address. 503 where
 * the store does not answer or refuses.
 */
export async function storePublic(key: string, body: Uint8Array, contentType: string): Promise<string> {
  await put({
    Bucket: env.S3_PUBLIC_BUCKET,
    Key: key,
    Body: body,
    ContentType: contentType,
    CacheControl: 'public, max-age=31536000, immutable',
  });
  return `${env.S3_PUBLIC_URL.replace(/\/$/, '')}/${key}`;
}

/**
 * Puts what a visitor sent into the private bucket: nobody reads it without a signed link, and then only as a download.
 * 503 where the store does not answer or refuses.
 */
export async function storePrivate(key: string, body: Uint8Array, contentType: string, name: string): Promise<void> {
  await put({
    Bucket: env.S3_PRIVATE_BUCKET,
    Key: key,
    Body: body,
    ContentType: contentType,
    ContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`,
    CacheControl: 'private, no-store',
  });
}

/** Takes an object back whose row could not be written. What fails here is left to the sweep. */
export async function dropPrivate(key: string): Promise<void> {
  await store.send(new DeleteObjectCommand({ Bucket: env.S3_PRIVATE_BUCKET, Key: key })).catch(() => undefined);
}

async function put(object: PutObjectCommandInput): Promise<void> {
  try {
    await store.send(new PutObjectCommand(object));
  } catch (error) {
    const unavailable = new AppError('unavailable', 'The file could not be stored. Try again in a minute.', {
      retryAfter: 60,
    });
    unavailable.cause = error;
    throw unavailable;
  }
}

/** encodeURIComponent leaves these alone, which RFC 8187 does not allow in a parameter. */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
