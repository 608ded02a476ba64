import { createHash } from 'node:crypto';
import type { SharpOptions } from 'sharp';
import { IMAGE_WIDTHS, WRONG_IMAGE_TYPE } from '#contracts/catalog/images.ts';
import { currentCall } from '../call-context.ts';
import { requireAccess } from '../database.ts';
import { AppError } from '../errors.ts';
import { randomKey, storePublic } from './object-store.ts';
import type { Caller } from '../session.ts';

/** Largest picture, pixels: decoding 40 million fits a function's memory. */
const MAX_PIXELS = 40e6;
/** How long one rendition may take, seconds. */
const TIMEOUT_SECONDS = 6;
const QUALITY = 82;

/** First bytes of the accepted formats; sharp would also read SVG, PDF and more. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Stores a picture as WebP in each width, upright and without metadata, and returns the address of the smallest.
 * 413 for too many pixels, 415 if the content is not JPG, PNG or WebP.
 */
export async function uploadImage(actor: Caller, file: File) {
  await requireAccess(actor);
  const renditions = await render(Buffer.from(await file.arrayBuffer()), IMAGE_WIDTHS);
  const key = pictureKey();
  const [url] = await Promise.all(
    renditions.map(({ width, data }) => storePublic(`${key}-${width}.webp`, data, 'image/webp')),
  );
  return { message: 'Picture uploaded.', url: url! };
}

/** Of a repeated request the same, so that no second picture is stored: no row has the key of its request. */
function pictureKey(): string {
  const request = currentCall()?.request;
  if (!request) return randomKey('images');
  return `images/${createHash('sha256')
    .update(JSON.stringify([request.user_id, request.key, request.hash]))
    .digest('hex')}`;
}

/** Whether bytes begin as a JPG, PNG or WebP picture does. */
export const looksLikeImage = (bytes: Buffer) => SIGNATURES.some((matches) => matches(bytes));

/**
 * A picture as WebP in each width, upright and without metadata; never enlarged. 413 for too many pixels, 415 if it does
 * not decode as JPG, PNG or WebP.
 */
export async function render(bytes: Buffer, widths: readonly number[]) {
  if (!looksLikeImage(bytes)) throw new AppError('unsupported', WRONG_IMAGE_TYPE);
  const { width, height } = await dimensions(bytes);
  if (width * height > MAX_PIXELS) {
    throw new AppError(
      'too_large',
      `The picture has ${Math.round((width * height) / 1e6)} million pixels. Upload one of at most ${MAX_PIXELS / 1e6} million.`,
    );
  }
  try {
    return await Promise.all(
      widths.map(async (wanted) => ({
        width: wanted,
        data: await (
          await open(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        )
          .autoOrient()
          .resize({ width: wanted, withoutEnlargement: true })
          .webp({ quality: QUALITY })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .toBuffer(),
      })),
    );
  } catch {
    throw new AppError('unsupported', WRONG_IMAGE_TYPE);
  }
}

/** Read from the header alone: a decompression bomb is refused before it is decoded. */
async function dimensions(bytes: Buffer) {
  try {
    return await (await open(bytes, { limitInputPixels: false })).metadata();
  } catch {
    throw new AppError('unsupported', WRONG_IMAGE_TYPE);
  }
}

/** Loads sharp only now: a function that refuses the file, or never gets one, starts without its machine code. */
async function open(bytes: Buffer, options: SharpOptions) {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}
