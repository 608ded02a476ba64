import type { APIRoute } from 'astro';
import { drawingSlug } from '../../components/site/page-drawings.ts';
import { inOrder, pageOf } from '../../components/site/pages.ts';
import { drawingOf } from '../../drawings/catalogue.ts';
import { strip } from '../../drawings/svg.ts';

/** Units of a sign's 96 that make a line of 1.5 px where it is 64 px wide. */
const weight = (1.5 * 96) / 64;

/** The signs of the home page's categories alone: a quarter of the whole sprite, which the first visit need not load. */
export const GET: APIRoute = async () => {
  const slugs = new Set((await inOrder('supplies')).map((entry) => drawingSlug(pageOf(entry))));
  return new Response(strip([...slugs].map(drawingOf), weight), { headers: { 'content-type': 'image/svg+xml' } });
};
