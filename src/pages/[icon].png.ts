import type { APIRoute, GetStaticPaths } from 'astro';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The mark as raster pictures: for phones' home screens, and as the logo for search engines. Made from the favicon. */
const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'logo-512': 512 };

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({ params: { icon }, props: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  // Without its rounded corners: a phone cuts its own, and would show ours as gaps.
  const square = readFileSync('public/favicon.svg', 'utf8').replace(' rx="4"', '');
  const png = await sharp(Buffer.from(square), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
