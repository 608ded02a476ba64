import { defineMiddleware } from 'astro:middleware';

/** The rule that Astro writes before a page's first island, wherever that stands. */
const islandStyle = /<style>(?=astro-island\b)[^<]*<\/style>/;

/** Moves that rule into the head: a style element in the body is no valid HTML. */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.includes('text/html')) return page;
  const html = await page.text();
  const [style] = islandStyle.exec(html) ?? [];
  return new Response(style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html, page);
});
