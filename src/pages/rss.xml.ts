import type { APIRoute } from 'astro';
import { brand } from '#site';
import { getLibrary } from '../site-content/libraries.ts';
import { listPosts } from '../site-content/resources.ts';
import { element, xml } from '../site-content/xml.ts';

/** The blog as RSS 2.0, the newest post first. */
export const GET: APIRoute = async ({ site }) => {
  const library = await getLibrary('blogs');
  const address = (path: string) => new URL(path, site).href;
  const items = (await listPosts())
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ path, title, excerpt, date, tags }) =>
      element('item', [
        element('title', title),
        element('link', address(path)),
        element('guid', address(path), { isPermaLink: 'true' }),
        element('pubDate', new Date(`${date}T09:00:00+05:30`).toUTCString()),
        element('description', excerpt),
        ...tags.map((tag) => element('category', tag)),
      ]),
    );
  const channel = element('channel', [
    element('title', `${brand.name} blog`),
    element('link', address(library.path)),
    element('description', library.description),
    element('language', 'en-IN'),
    element('atom:link', [], { href: address('/rss.xml'), rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ]);
  return xml(element('rss', [channel], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }));
};
