import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { text } from '../fields/text.ts';

/** Widths in which each picture is stored, pixels; a smaller original is not enlarged. */
export const IMAGE_WIDTHS = [400, 1200] as const;

/** For the file field's `accept`. The server checks the content. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

/** True if the file name has an accepted extension (specification §5). */
export const isImageName = (name: string) => /\.(jpe?g|png|webp)$/i.test(name);

export const WRONG_IMAGE_TYPE = 'Upload a JPG, PNG or WebP picture.';

/**
 * The 1200 px rendition of an uploaded picture, from the address of the 400 px one. Other addresses are returned
 * unchanged.
 */
export function largeImage(url: string): string {
  return url.replace(/-400\.webp$/, '-1200.webp');
}

/** Address of a picture: absolute, or a path of this site. */
export const imageUrl = text(500).check(
  z.regex(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/, { error: 'Upload the picture again: its address cannot be used.' }),
);

/**
 * Stores a picture, re-encoded, and returns the address of its 400 px rendition. 413 above 4 MB or 40 million pixels, 415
 * if the content is not JPG, PNG or WebP.
 */
export const uploadImageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/upload',
  creates: true,
  php: true,
  roles: staffRoles,
  needs: ['sales'],
  form: true,
  body: z.object({ file: z.file({ error: 'Choose a picture to upload.' }) }),
  reply: z.object({ message: z.string(), url: z.string() }),
});
