import type { APIRoute } from 'astro';
import { catalogue } from '../../drawings/catalogue.ts';
import { sprite } from '../../drawings/svg.ts';

/** The small form of every drawing, in one file. */
export const GET: APIRoute = () =>
  new Response(sprite([...catalogue.values()]), { headers: { 'Content-Type': 'image/svg+xml' } });
