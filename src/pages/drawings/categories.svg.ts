import type { APIRoute } from 'astro';
import { drawingSlug } from '#site-content/page-drawings.ts';
import { inOrder, pageOf } from '#site-content/pages.ts';
import { drawingOf } from '../../drawings/catalogue.ts';
import { strip } from '../../drawings/svg.ts';

/** Line width in units of the 96 wide drawing: 1.5 px where it is shown 64 px wide. */
const weight = (1.5 * 96) / 64;

/** Only the home page's category icons: a quarter of the sprite, so that the first visit loads less. */
export const GET: APIRoute = async () => {
  const slugs = new Set((await inOrder('supplies')).map((entry) => drawingSlug(pageOf(entry))));
  return new Response(strip([...slugs].map(drawingOf), weight), { headers: { 'content-type': 'image/svg+xml' } });
};
