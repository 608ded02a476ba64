import { type Place, places } from '../schemas/places.ts';

/** A step of the breadcrumb trail. The page itself has no link, nor has an area without its own page. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The trail to an entry: Home, its area, the entry. `area` is the link of an area without its own page. */
export function crumbsTo(place: Place, title: string, area?: string): Crumb[] {
  const { label, base } = places[place];
  const library = /^\/resources\/(.+)$/.test(base);
  const areas: Crumb[] = library
    ? [{ label: places.libraries.label }, { label, href: base }]
    : place === 'core'
      ? []
      : [areaOf(label, place === 'services' ? base : area)];
  return [{ label: 'Home', href: '/' }, ...areas, { label: title }];
}

const areaOf = (label: string, href: string | undefined): Crumb => (href ? { label, href } : { label });
