import type { APIRoute } from 'astro';
import { linksOf } from '../components/site/links.ts';
import { pagesByPath } from '../components/site/pages.ts';
import { sessions } from '../components/site/resources.ts';
import { element, xml } from '../components/site/xml.ts';

/** Every public page; one that was held for the last time has none and is left out. */
export const GET: APIRoute = async ({ site }) => {
  const coming = new Set((await sessions()).map(({ path }) => path));
  const pages = [...(await pagesByPath()).values()].filter(
    ({ place, path }) => place !== 'webinars' || coming.has(path),
  );
  // Two addresses that no entry makes and that people search for.
  const logins = (await linksOf('login')).map(({ href }) => ({ path: href, updated: undefined }));
  const urls = [{ path: '/', updated: undefined }, ...pages, ...logins].map(({ path, updated }) =>
    element('url', [element('loc', new URL(path, site).href), ...(updated ? [element('lastmod', updated)] : [])]),
  );
  return xml(element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }));
};
