import type { APIRoute } from 'astro';
import { buildIndex } from '#client/site/search-index.ts';
import { listFindable } from '../site-content/findable.ts';

/** The index of the public search, which a browser loads when its field is first used. */
export const GET: APIRoute = async () =>
  new Response(buildIndex(await listFindable()), { headers: { 'Content-Type': 'application/json' } });
