import { defineMiddleware } from 'astro:middleware';
import { keepFigures } from './site-content/typeset.ts';

/** The rule that Astro writes before a page's first island, wherever that stands. */
const islandStyle = /<style>(?=astro-island\b)[^<]*<\/style>/;

/**
 * Moves that rule into the head: a style element in the body is no valid HTML. What editors wrote is set with its figures
 * unbroken; the islands' pages are left as React will find them.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.includes('text/html')) return page;
  const html = await page.text();
  const [style] = islandStyle.exec(html) ?? [];
  const moved = style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html;
  return new Response(moved.includes('<astro-island') ? moved : keepFigures(moved), page);
});
