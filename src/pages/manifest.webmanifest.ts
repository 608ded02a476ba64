import type { APIRoute } from 'astro';
import { brand } from '#site';

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      lang: 'en-IN',
      start_url: '/',
      display: 'browser',
      background_color: '#f7f5f0',
      theme_color: '#0a4a4c',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/logo-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
