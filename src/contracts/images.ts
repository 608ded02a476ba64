import * as z from 'zod/mini';
import { endpoint, staffRoles } from './endpoint.ts';
import { text } from './text.ts';

/** Widths in which each picture is stored, pixels; a smaller original is not blown up. */
export const IMAGE_WIDTHS = [400, 1200] as const;

/** What a file field offers. What a file is in truth, the server sees from its content. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

/** Whether a file is worth sending, judged by its name as the specification §5 lists them. */
export const isImageName = (name: string) => /\.(jpe?g|png|webp)$/i.test(name);

/** Told where a file is no picture of the kinds that are taken. */
export const WRONG_IMAGE_TYPE = 'Upload a JPG, PNG or WebP picture.';

/**
 * The large rendition of an uploaded picture. The upload answers the address of the 400 px one, which lists show as it
 * stands; the 1200 px one lies beside it under the same random name. Other addresses are answered as they are.
 */
export function largeImage(url: string): string {
  return url.replace(/-400\.webp$/, '-1200.webp');
}

/** Address of a picture: absolute, or a path on this site. */
export const imageUrl = text(500).check(
  z.regex(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/, { error: 'Upload the picture again: its address cannot be used.' }),
);

/**
 * Stores a picture and answers the address of its 400 px rendition. 413 above 4 MB or 40 million pixels, 415 for
 * anything but JPG, PNG and WebP, judged by content. Nothing of the original is kept: it is decoded and encoded anew.
 */
export const uploadImageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/upload',
  php: true,
  roles: staffRoles,
  form: true,
  body: z.object({ file: z.file({ error: 'Choose a picture to upload.' }) }),
  reply: z.object({ message: z.string(), url: z.string() }),
});
