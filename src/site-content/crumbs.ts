import { type Place, places } from '../schemas/places.ts';

/** A step of the breadcrumb trail. The page itself has no link, nor has an area without its own page. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Areas without an overview page. */
const WITHOUT_PAGE: readonly Place[] = ['policies'];

/** The trail to an entry: Home, its area, the entry. `area` is where the area's step leads instead of its overview. */
export function crumbsTo(place: Place, title: string, area?: string): Crumb[] {
  const home = { label: 'Home', href: '/' };
  if (place === 'core') return [home, { label: title }];
  const { label, base } = places[place];
  const isDocument = /^\/resources\/.+$/.test(base);
  const href = area ?? (WITHOUT_PAGE.includes(place) ? undefined : base);
  return [
    home,
    ...(isDocument ? [{ label: places.libraries.label, href: places.libraries.base }] : []),
    href ? { label, href } : { label },
    { label: title },
  ];
}
