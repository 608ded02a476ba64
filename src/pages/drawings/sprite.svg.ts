import type { APIRoute } from 'astro';
import { catalogue } from '../../drawings/catalogue.ts';
import { sprite } from '../../drawings/svg.ts';

/** The signs of all drawings in one file. */
export const GET: APIRoute = () =>
  new Response(sprite([...catalogue.values()]), { headers: { 'Content-Type': 'image/svg+xml' } });
