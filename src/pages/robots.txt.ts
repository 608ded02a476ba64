import type { APIRoute } from 'astro';

/** What crawlers must not read, and where the sitemap is. Made by the build because the site's address is configurable. */
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
