import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brand, claims, contact } from '#site';
import { pageRoutes } from '#local/content/page-routes.ts';
import { pathOf, type Place, places } from '../../src/schemas/places.ts';

/** The public routes of specification §2, with both lists of supplies, overviews of its areas, search and policies. */
const specified = {
  '': [
    ...['', 'about', 'services', 'contact', 'rfq', 'forgot-password', 'search'],
    // Overviews, so that every breadcrumb leads somewhere.
    ...['solutions', 'supplies', 'delivery', 'industries', 'resources', 'career'],
  ],
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
  '/policies': ['privacy', 'security', 'terms-of-sale', 'returns-and-refunds', 'grievance'],
  '/login': ['customer', 'employee'],
};
const specifiedRoutes = Object.entries(specified).flatMap(([base, names]) => names.map((name) => `${base}/${name}`));

/** Minimum number of entries by specification §2 and §3. */
const least = {
  ...{ blogs: 9, whitepapers: 5, ebooks: 6, 'case-studies': 5, webinars: 4, 'on-demand': 5, jobs: 3, testimonials: 3 },
  'internship-tracks': 6,
};

const content = readFiles('src/content');
const routes = new Set([...pageRoutes('.'), ...entryRoutes()]);

test.each(specifiedRoutes)('%s has a page', (route) => {
  expect(routes).toContain(route);
});

test.each(Object.entries(least))('%s has at least %i entries', (folder, number) => {
  expect(namesIn(folder).length).toBeGreaterThanOrEqual(number);
});

test('every menu lists a collection that has pages', () => {
  for (const name of namesIn('menus')) expect(Object.keys(places)).toContain(name);
});

describe('claimed figures and contact details are only in the company file', () => {
  // 99% and 24/7 are claims too, but also occur in ordinary text, and so do hours.
  const { email, supportEmail, careersEmail, phone, address } = contact;
  const figures = [claims.suppliers, claims.savings, claims.pinCodes, claims.otif];
  const variants = figures
    .flatMap((figure) => [figure, figure.replace('-', '–'), figure.replace('%', ' %')])
    .concat(email, supportEmail, careersEmail, phone, address);
  const others = Object.keys(content).filter((file) => file !== 'src/content/company/company.json');
  it.each(others)('%s has no copy', (file) => {
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

/** Pages generated from entries, if their folder has a `[slug].astro`. */
function entryRoutes(): string[] {
  return (Object.keys(places) as Place[])
    .filter((place) => existsSync(`src/pages${places[place].base}/[slug].astro`))
    .flatMap((place) => namesIn(place).map((name) => pathOf(place, name)));
}
