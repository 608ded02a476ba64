import type { APIRoute } from 'astro';
import { getLinks } from '../site-content/links.ts';
import { pagesByPath } from '../site-content/pages.ts';
import { listSessions } from '../site-content/resources.ts';
import { element, xml } from '../site-content/xml.ts';

/** Every public page. A webinar without further dates has no page, so it is left out. */
export const GET: APIRoute = async ({ site }) => {
  const coming = new Set((await listSessions()).map(({ path }) => path));
  const pages = [...(await pagesByPath()).values()].filter(
    ({ place, path }) => place !== 'webinars' || coming.has(path),
  );
  // The login pages come from no entry, but people search for them.
  const logins = (await getLinks('login')).map(({ href }) => ({ path: href, updated: undefined }));
  const urls = [{ path: '/', updated: undefined }, ...pages, ...logins].map(({ path, updated }) =>
    element('url', [element('loc', new URL(path, site).href), ...(updated ? [element('lastmod', updated)] : [])]),
  );
  return xml(element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }));
};
