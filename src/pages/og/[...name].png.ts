import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { previewPath, previews } from '#site-content/previews.ts';
import { file } from '../../covers/canvas/picture.ts';
import { preview, type Preview } from '../../covers/preview.ts';

/** The pictures that a shared link shows, 1200 × 630, one for each public page, composed by the build. */
export const getStaticPaths = (async () =>
  [...(await previews())].map(([path, page]) => ({
    params: { name: previewPath(path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: Preview }> = async ({ props }) => {
  // With few colours, a palette of 32 keeps edges smooth in a third of the bytes. More effort saves nothing here.
  const png = await sharp(Buffer.from(file(preview(props.page))))
    .png({ palette: true, colours: 32, dither: 0, effort: 1 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
