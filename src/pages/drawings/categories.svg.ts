import type { APIRoute } from 'astro';
import { drawingSlug } from '../../components/site/page-drawings.ts';
import { inOrder, pageOf } from '../../components/site/pages.ts';
import { drawingOf } from '../../drawings/catalogue.ts';
import { sprite } from '../../drawings/svg.ts';

/** The signs of the home page's categories alone: a quarter of the whole sprite, which the first visit need not load. */
export const GET: APIRoute = async () => {
  const slugs = new Set((await inOrder('supplies')).map((entry) => drawingSlug(pageOf(entry))));
  return new Response(sprite([...slugs].map(drawingOf)), { headers: { 'content-type': 'image/svg+xml' } });
};
