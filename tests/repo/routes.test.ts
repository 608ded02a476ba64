import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brand, claims, contact } from '#site';
import { pathOf, type Place, places } from '../../src/schemas/places.ts';

/** The public routes of specification §2, with both lists of supplies. */
const specified = {
  '': ['', 'about', 'services', 'contact', 'rfq', 'forgot-password'],
  '/solutions': [
    ...['spend-insights', 'bulk-buying', 'systems-integration', 'compliance-management', 'spend-management'],
    ...['team-management', 'streamlined-purchasing', 'responsible-purchasing', 'payment-options'],
  ],
  '/supplies': [
    ...['office-supplies', 'industrial-tools', 'safety-equipment', 'laboratory-supplies', 'cleaning', 'packaging'],
    ...['electricals', 'machinery', 'safety-supplies', 'electricals-lighting', 'cleaning-housekeeping'],
    ...['packaging-material-handling', 'lab-supplies', 'it-electronics', 'plumbing-hardware'],
    ...['bearings-power-transmission', 'power-tools-welding', 'paints-coatings-lubricants'],
  ],
  '/services': [
    ...['strategic-sourcing', 'managed-procurement', 'vendor-consolidation', 'inventory-planning'],
    ...['digital-cataloguing', 'quality-inspection', 'logistics-fulfilment', 'compliance-audits'],
    ...['contract-management', 'emergency-procurement'],
  ],
  '/delivery': ['pan-india-shipping', 'express', 'freight-bulk', 'returns', 'tracking'],
  '/industries': [
    ...['manufacturing', 'healthcare', 'education', 'government', 'nonprofit', 'infrastructure', 'travel-hospitality'],
  ],
  '/resources': ['blogs', 'case-studies', 'whitepapers', 'webinars', 'ebooks'],
  '/career': [
    ...['open-positions', `life-at-${brand.slug}`, 'internships', 'benefits', 'diversity-inclusion', 'how-we-hire'],
  ],
  '/login': ['customer', 'employee'],
};
const specifiedRoutes = Object.entries(specified).flatMap(([base, names]) => names.map((name) => `${base}/${name}`));

/** Minimum number of entries by specification §2 and §3. */
const least = {
  ...{ blogs: 9, whitepapers: 5, ebooks: 6, 'case-studies': 5, webinars: 4, 'on-demand': 5, jobs: 3, testimonials: 3 },
  'internship-tracks': 6,
};

const content = readFiles('src/content');
const pages = readFiles('src/pages');
const routes = new Set([...pagesWithoutEntries(), ...entryRoutes()]);

test.each(specifiedRoutes)('%s has a page', (route) => {
  expect(routes).toContain(route);
});

test.each(Object.entries(least))('%s has at least %i entries', (folder, number) => {
  expect(namesIn(folder).length).toBeGreaterThanOrEqual(number);
});

describe('every link in the content leads to a page', () => {
  it.each(links())('%s in %s', (target) => {
    expect(routes).toContain(target);
  });
});

describe('every entry that another one refers to exists', () => {
  it.each(references())('%s in %s', (file) => {
    expect(existsSync(file), `${file} does not exist`).toBe(true);
  });
});

test.each(['solutions', 'supplies', 'services', 'delivery', 'industries', 'career', 'core', 'libraries'])(
  'no two entries of %s share a number',
  (folder) => {
    const numbers = namesIn(folder).map((name) => orderOf(folder, name));
    expect(numbers).toEqual([...new Set(numbers)]);
  },
);

test('webinars and recorded talks, which share a path, have different names', () => {
  expect(namesIn('webinars').filter((name) => namesIn('on-demand').includes(name))).toEqual([]);
});

test('every menu lists a collection that has pages', () => {
  for (const name of namesIn('menus')) expect(Object.keys(places)).toContain(name);
});

describe('claimed figures and contact details are only in site.ts', () => {
  // 99% and 24/7 are claims too, but also occur in ordinary text, and so do hours.
  const { email, supportEmail, careersEmail, phone, address } = contact;
  const figures = [claims.suppliers, claims.savings, claims.pinCodes, claims.otif];
  const variants = figures
    .flatMap((figure) => [figure, figure.replace('-', '–'), figure.replace('%', ' %')])
    .concat(email, supportEmail, careersEmail, phone, address);
  it.each(Object.keys(content))('%s has no copy', (file) => {
    expect(variants.filter((figure) => content[file]!.includes(figure))).toEqual([]);
  });
});

/** File → text, for each file below a folder. */
function readFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [`${parentPath}/${name}`, readFileSync(`${parentPath}/${name}`, 'utf8')]),
  );
}

function namesIn(folder: string): string[] {
  const start = `src/content/${folder}/`;
  return Object.keys(content)
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length).replace(/\.\w+$/, ''));
}

function orderOf(folder: string, name: string): string | undefined {
  const file = Object.keys(content).find((one) => one.startsWith(`src/content/${folder}/${name}.`))!;
  return /^order: (\d+)$/m.exec(content[file]!)?.[1];
}

/** Pages with their own file: `src/pages/rfq.astro` → `/rfq`. */
function pagesWithoutEntries(): string[] {
  return Object.keys(pages)
    .filter((file) => file.endsWith('.astro') && !file.includes('['))
    .map((file) => file.slice('src/pages'.length).replace(/(\/index)?\.astro$/, '') || '/');
}

/** Pages generated from entries, if their folder has a `[slug].astro`. */
function entryRoutes(): string[] {
  return (Object.keys(places) as Place[])
    .filter((place) => existsSync(`src/pages${places[place].base}/[slug].astro`))
    .flatMap((place) => namesIn(place).map((name) => pathOf(place, name)));
}

/** Addresses on this site, in Markdown links and fields. */
function links(): [string, string][] {
  const written = /\]\((\/[^)\s#]*)|\b(?:href|page): ['"]?(\/[^'"#\s}]*)|^related: \[(.*)\]$|^ {2}- (\/\S*)$/gm;
  return Object.entries(content).flatMap(([file, text]) =>
    [...text.matchAll(written)]
      .flatMap(([, link, field, related, item]) => related?.split(/,\s*/) ?? [link ?? field ?? item ?? ''])
      .map((target): [string, string] => [target.replace(/['"]/g, ''), file]),
  );
}

/** References to entries by file name: `supply: packaging`, and those of the home page. */
function references(): [string, string][] {
  const supplies = Object.entries(content).flatMap(([file, text]) =>
    [...text.matchAll(/^ +(?:- )?supply: (\S+)$/gm)].map(([, name]): [string, string] => [
      `src/content/supplies/${name}.md`,
      file,
    ]),
  );
  const home = 'src/content/home.yaml';
  const picks = (['solutions', 'industries'] as const).flatMap((folder) => {
    const part = new RegExp(`^${folder}:\\n((?: .*\\n)+)`, 'm').exec(content[home]!)?.[1] ?? '';
    return [...part.matchAll(/slug: (\S+)/g)].map(([, name]): [string, string] => [
      `src/content/${folder}/${name}.md`,
      home,
    ]);
  });
  return [...supplies, ...picks];
}
