import { type Place, places } from '../../schemas/places.ts';

/** A step on the way to a page; the page itself has no link, and an area without a page of its own has none either. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The way to an entry: Home, its area, itself. `area` is where the area's step leads, if it has no page of its own. */
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
