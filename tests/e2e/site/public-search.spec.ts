import type { Page } from '@playwright/test';
import { builtFile, findablePages, htmlOf, publicPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

/** What search engines, feed readers and link previews get, read from the built site. */

type Data = Record<string, unknown>;

/** Properties that search engines require, by type. */
const required: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'description', 'mainEntityOfPage', 'author', 'publisher'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'employmentType', 'hiringOrganization', 'jobLocation', 'identifier'],
    ...['directApply', 'responsibilities', 'qualifications', 'url'],
  ],
  ItemList: ['name', 'itemListElement', 'numberOfItems'],
  LocalBusiness: ['name', 'image', 'telephone', 'address', 'openingHoursSpecification'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
  WebSite: ['name', 'url', 'potentialAction'],
  Event: ['name', 'description', 'startDate', 'eventAttendanceMode', 'eventStatus', 'location', 'organizer'],
  FAQPage: ['mainEntity'],
};

/** The structured data of a page. */
function dataOf(html: string): Data[] {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!text) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(text) as { '@context': string; '@graph': Data[] };
  expect(context).toBe('https://schema.org');
  return graph;
}

const all = publicPages.flatMap((page) => dataOf(htmlOf(page)).map((data) => ({ path: page.path, data })));
const ofType = (type: string) => all.filter(({ data }) => data['@type'] === type);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('structured data has the properties that its type requires @desktop', () => {
  for (const { path, data } of all) {
    const type = data['@type'] as string;
    expect(Object.keys(required), `${path}: ${type}`).toContain(type);
    for (const property of required[type]!) expect(data[property], `${path}: ${type}.${property}`).toBeTruthy();
  }
  for (const type of Object.keys(required)) expect(ofType(type).length, type).toBeGreaterThan(0);
  expect(ofType('ItemList')).toHaveLength(18);
  expect(ofType('Service')).toHaveLength(19);
});

test('every page with content names the company, and every page except home has its breadcrumb @desktop', () => {
  const withData = new Set(ofType('Organization').map(({ path }) => path));
  expect([...withData].sort()).toEqual(
    findablePages.map(({ path }) => path).filter((path) => !path.startsWith('/login/')),
  );
  const withWay = ofType('BreadcrumbList').map(({ path }) => path);
  expect(withWay.sort()).toEqual([...withData].filter((path) => path !== '/').sort());
  for (const { path, data } of ofType('BreadcrumbList')) {
    const steps = data.itemListElement as { position: number; name: string; item?: string }[];
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_, index) => index + 1));
    // The last step is the page itself and needs no address; every other one does.
    for (const step of steps.slice(0, -1)) expect(step.item, path).toMatch(/^https:\/\//);
  }
});

test('dates, times and answers have the formats that search engines require @desktop', () => {
  for (const { path, data } of ofType('JobPosting')) {
    expect(data.datePosted, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(['FULL_TIME', 'PART_TIME', 'INTERN', 'CONTRACTOR'], path).toContain(data.employmentType);
  }
  for (const { path, data } of ofType('Event')) {
    expect(data.startDate, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/);
    expect(Date.parse(data.startDate as string), path).toBeGreaterThan(Date.now() - 86_400_000);
  }
  for (const { path, data } of ofType('FAQPage')) {
    const questions = data.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    for (const { name, acceptedAnswer } of questions) {
      expect(name, path).toMatch(/\?$/);
      expect(acceptedAnswer.text.length, path).toBeGreaterThan(20);
    }
  }
});

test('each item has an offer in rupees before tax, at an address that shows it @desktop', () => {
  for (const { path, data } of ofType('ItemList')) {
    const page = htmlOf(publicPages.find((one) => one.path === path)!);
    const rows = data.itemListElement as { item: Data & { offers: Data } }[];
    for (const { item } of rows) {
      expect(item['@type'], path).toBe('Product');
      expect(item.offers, path).toMatchObject({
        '@type': 'Offer',
        priceCurrency: 'INR',
        price: expect.stringMatching(/^\d+\.\d\d$/),
      });
      const { hash, pathname } = new URL(item.offers.url as string);
      expect(pathname).toBe(path);
      expect(page, `${path}${hash}`).toContain(`id="${hash.slice(1)}"`);
    }
  }
});

test('the logo is a picture that search engines read, and a phone finds its icons @desktop', () => {
  const { icons } = JSON.parse(builtFile('/manifest.webmanifest')) as { icons: { src: string }[] };
  const { logo } = ofType('Organization')[0]!.data;
  const files = [...icons.map(({ src }) => src), '/apple-touch-icon.png', new URL(logo as string).pathname];
  for (const file of files) expect(builtFile(file).length, file).toBeGreaterThan(200);
  expect(logo).toMatch(/\.png$/);
});

test('the sitemap has every page that may be listed, and no other @desktop', () => {
  const listed = [...builtFile('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
  expect(listed).toEqual([...new Set(listed)]);
  expect(listed.map((url) => new URL(url).pathname).sort()).toEqual(findablePages.map(({ path }) => path).sort());
  for (const page of findablePages) expect(listed, page.path).toContain(canonicalOf(htmlOf(page)));
});

test('a page that may be listed has a unique title, and a unique description of at most 155 characters @desktop', () => {
  const findable = findablePages.map(htmlOf);
  const titles = findable.map((html) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const descriptions = findable.map((html) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  for (const description of descriptions) {
    const text = (description ?? '').replaceAll(/&#?\w+;/g, '_');
    expect(text.length, text).toBeLessThanOrEqual(155);
  }
  for (const found of [titles, descriptions]) {
    expect(found).not.toContain(undefined);
    expect(found).toEqual([...new Set(found)]);
  }
});

test('crawlers are kept out of portal, admin and the calls, and pointed to the sitemap @desktop', () => {
  const lines = builtFile('/robots.txt').trim().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /portal', 'Disallow: /admin', 'Disallow: /api/']),
  );
  expect(lines.at(-1)).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/);
});

/** The feed, parsed as XML. */
const readFeed = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const textsOf = (node: ParentNode, names: string[]) => names.map((name) => node.querySelector(name)?.textContent);
    return {
      fault: feed.querySelector('parsererror')?.textContent ?? null,
      version: feed.documentElement.getAttribute('version'),
      channel: textsOf(feed, ['channel > title', 'channel > link', 'channel > description']),
      items: [...feed.querySelectorAll('item')].map((item) =>
        textsOf(item, ['title', 'link', 'guid', 'pubDate', 'description']),
      ),
    };
  }, xml);

test('the feed is RSS 2.0 with every post, the newest first @desktop', async ({ page }) => {
  const { fault, version, channel, items } = await readFeed(page, builtFile('/rss.xml'));
  expect([fault, version]).toEqual([null, '2.0']);
  for (const text of [...channel, ...items.flat()]) expect(text).toBeTruthy();
  const posts = publicPages.map(({ path }) => path).filter((path) => path.startsWith('/resources/blogs/'));
  expect(items.map(([, link]) => new URL(link!).pathname).sort()).toEqual(posts);
  const days = items.map(([, , , day]) => Date.parse(day!));
  expect(days).toEqual([...days].sort((a, b) => b - a));
});
