import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { IMAGE_WIDTHS } from '#contracts/images.ts';
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
  return publicAddress(key);
}

const publicAddress = (key: string) => `${env.S3_PUBLIC_URL.replace(/\/$/, '')}/${key}`;

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

type Bucket = 'public' | 'private';
const bucketOf = (bucket: Bucket) => (bucket === 'public' ? env.S3_PUBLIC_BUCKET : env.S3_PRIVATE_BUCKET);

/** A file as the store has it. */
export interface StoredFile {
  key: string;
  /** What a row would call it: the address of a picture's smallest rendition, which stands for all of them; else the key. */
  name: string;
  /** When it was stored. */
  at: Date;
}

/** Files of a folder in the order of their keys, those after `after` first, then from the beginning; at most `limit`. */
export async function listFiles(bucket: Bucket, folder: string, after: string, limit: number): Promise<StoredFile[]> {
  const page = async (start: string | undefined, most: number) => {
    const { Contents = [] } = await store.send(
      new ListObjectsV2Command({ Bucket: bucketOf(bucket), Prefix: folder, StartAfter: start, MaxKeys: most }),
    );
    return Contents.flatMap(({ Key: key, LastModified: at }) =>
      key && at ? [{ key, at, name: bucket === 'public' ? publicAddress(key.replace(WIDTH, SMALLEST)) : key }] : [],
    );
  };
  const found = await page(after, limit);
  if (found.length === limit) return found;
  const rest = await page(undefined, limit - found.length);
  return [...found, ...rest.filter(({ key }) => key <= after)];
}

/** Removes a file; that it is gone already is no failure. */
export async function dropFile(bucket: Bucket, key: string): Promise<void> {
  await store.send(new DeleteObjectCommand({ Bucket: bucketOf(bucket), Key: key }));
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

/** The end of a rendition's key, `-1200.webp`. */
const WIDTH = /-\d+\.webp$/;
const SMALLEST = `-${IMAGE_WIDTHS[0]}.webp`;

/** encodeURIComponent leaves these alone, which RFC 8187 does not allow in a parameter. */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
