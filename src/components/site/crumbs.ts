import { type Place, places } from '../../schemas/places.ts';

/** A step on the way to a page; the page itself has no link, and an area without a page of its own has none either. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The way to an entry: Home, its area, itself. */
export function crumbsTo(place: Place, title: string): Crumb[] {
  const { label, base } = places[place];
  const library = /^\/resources\/(.+)$/.test(base);
  const areas: Crumb[] = library
    ? [{ label: places.libraries.label }, { label, href: base }]
    : place === 'core'
      ? []
      : [place === 'services' ? { label, href: base } : { label }];
  return [{ label: 'Home', href: '/' }, ...areas, { label: title }];
}
