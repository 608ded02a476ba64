import { defineMiddleware } from 'astro:middleware';
import { keepFigures } from './site-content/typeset.ts';

/** The style rule that Astro writes before a page's first island, wherever that is. */
const islandStyle = /<style>(?=astro-island\b)[^<]*<\/style>/;

/**
 * Moves that rule into the head, because a style element in the body is not valid HTML. On pages without islands, it also
 * keeps figures and their units on one line; React would not recognise a page that was changed.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.includes('text/html')) return page;
  const html = await page.text();
  const [style] = islandStyle.exec(html) ?? [];
  const moved = style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html;
  return new Response(moved.includes('<astro-island') ? moved : keepFigures(moved), page);
});
