import type { APIRoute } from 'astro';
import { catalogue, drawingOf } from '../../drawings/catalogue.ts';
import { standalone } from '../../drawings/svg.ts';

/** Every drawing as its own file, drawn by the build. */
export const getStaticPaths = () => [...catalogue.keys()].map((slug) => ({ params: { slug } }));

export const GET: APIRoute = ({ params }) =>
  new Response(standalone(drawingOf(params.slug!)), { headers: { 'Content-Type': 'image/svg+xml' } });
