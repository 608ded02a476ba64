import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { IMAGE_WIDTHS } from '#contracts/catalog/images.ts';
import { env } from '../env.ts';
import { unavailable } from '../errors.ts';

/**
 * Milliseconds for a request with all its attempts, so that the caller is answered within three seconds. A file of 4 MB
 * that the store takes longer for is a fault of the store: functions and store are in one region.
 */
const TIMEOUT_MS = 2300;

let opened: S3Client | undefined;

/** Opened at the first use, so that a bundle which uses nothing of this file leaves the client out (decision 041). */
const store = () =>
  (opened ??= new S3Client({
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    // Other S3-compatible stores serve all buckets from one host.
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    maxAttempts: 2,
  }));

/** Ends a request that the store does not answer, or answers too slowly, whichever attempt it is at. */
const inTime = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });

/** An unguessable, unique key. */
export const randomKey = (folder: string) => `${folder}/${randomUUID()}`;

/**
 * Stores an object in the public bucket under a key that is never reused, and returns its address. 503 if the store
 * fails.
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
 * Stores an uploaded file in the private bucket, readable only through a signed link and only as a download. 503 if the
 * store fails.
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

/** Deletes a file whose row could not be written. If this fails, the cleanup job deletes it. */
export async function deletePrivateFile(key: string): Promise<void> {
  await store()
    .send(new DeleteObjectCommand({ Bucket: env.S3_PRIVATE_BUCKET, Key: key }), inTime())
    .catch(() => undefined);
}

type Bucket = 'public' | 'private';
const bucketOf = (bucket: Bucket) => (bucket === 'public' ? env.S3_PUBLIC_BUCKET : env.S3_PRIVATE_BUCKET);

/** A file in the store. */
export interface StoredFile {
  key: string;
  /** What a database row has: the address of a picture's smallest rendition; for private files the key. */
  name: string;
  stored_at: Date;
}

/** At most `limit` files of a folder by key, starting after `after` and wrapping to the beginning. */
export async function listFiles(bucket: Bucket, folder: string, after: string, limit: number): Promise<StoredFile[]> {
  const page = async (start: string | undefined, most: number) => {
    const { Contents = [] } = await store().send(
      new ListObjectsV2Command({ Bucket: bucketOf(bucket), Prefix: folder, StartAfter: start, MaxKeys: most }),
      inTime(),
    );
    return Contents.flatMap(({ Key: key, LastModified: stored_at }) => {
      const name = bucket === 'public' ? key && publicAddress(key.replace(WIDTH, SMALLEST)) : key;
      return key && name && stored_at ? [{ key, name, stored_at }] : [];
    });
  };
  const found = await page(after, limit);
  if (found.length === limit) return found;
  const rest = await page(undefined, limit - found.length);
  return [...found, ...rest.filter(({ key }) => key <= after)];
}

/** Deletes a file; succeeds if it is already gone. */
export async function deleteFile(bucket: Bucket, key: string): Promise<void> {
  await store().send(new DeleteObjectCommand({ Bucket: bucketOf(bucket), Key: key }), inTime());
}

async function put(object: PutObjectCommandInput): Promise<void> {
  try {
    await store().send(new PutObjectCommand(object), inTime());
  } catch (error) {
    throw unavailable('The file could not be stored. Try again in a minute.', error);
  }
}

/** The end of a rendition's key, `-1200.webp`. */
const WIDTH = /-\d+\.webp$/;
const SMALLEST = `-${IMAGE_WIDTHS[0]}.webp`;

/** For characters that encodeURIComponent keeps but RFC 8187 does not allow in a parameter. */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
