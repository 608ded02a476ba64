import { brand } from '#site';

/** The address and sheet number of each kind of page: `SOL-03 · Bulk buying`. */
export const places = {
  core: { base: '', code: 'GEN', label: 'Company' },
  solutions: { base: '/solutions', code: 'SOL', label: 'Solutions' },
  supplies: { base: '/supplies', code: 'SUP', label: 'Supplies' },
  services: { base: '/services', code: 'SRV', label: 'Services' },
  delivery: { base: '/delivery', code: 'DEL', label: 'Delivery' },
  industries: { base: '/industries', code: 'IND', label: 'Industries' },
  libraries: { base: '/resources', code: 'RES', label: 'Resources' },
  career: { base: '/career', code: 'CAR', label: 'Career' },
  policies: { base: '/policies', code: 'POL', label: 'Policies' },
  blogs: { base: '/resources/blogs', code: 'BLG', label: 'Blog' },
  whitepapers: { base: '/resources/whitepapers', code: 'WHP', label: 'Whitepapers' },
  ebooks: { base: '/resources/ebooks', code: 'EBK', label: 'eBooks' },
  'case-studies': { base: '/resources/case-studies', code: 'CST', label: 'Case studies' },
  webinars: { base: '/resources/webinars', code: 'WBN', label: 'Webinars' },
  'on-demand': { base: '/resources/webinars', code: 'REC', label: 'Webinars' },
} as const;

/** A kind of page that has an address. */
export type Place = keyof typeof places;

/** The page about the company's life carries the brand's slug in its address; its file does not. */
const LIFE_AT = 'life-at';

/** The address of an entry: `('solutions', 'bulk-buying')` → `/solutions/bulk-buying`. */
export function pathOf(place: Place, id: string): string {
  const name = place === 'career' && id === LIFE_AT ? `${LIFE_AT}-${brand.slug}` : id;
  return `${places[place].base}/${name}`;
}

/** The number of a sheet: `('solutions', 3)` → `SOL-03`. */
export function sheetNumber(place: Place, order: number): string {
  return `${places[place].code}-${String(order).padStart(2, '0')}`;
}
