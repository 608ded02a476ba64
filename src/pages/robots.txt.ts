import type { APIRoute } from 'astro';

/** What crawlers leave alone, and where the list of pages is. Made by the build because that address is configurable. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /portal',
      'Disallow: /admin',
      'Disallow: /api/',
      `Sitemap: ${new URL('/sitemap.xml', site)}`,
      '',
    ].join('\n'),
  );
