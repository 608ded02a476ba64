import { getEntry } from 'astro:content';
import { pathOf, type Place } from '../schemas/places.ts';

/** The library of an entry, with its address. Talks on demand belong to the webinars. */
export async function getLibrary(place: Place) {
  const id = place === 'on-demand' ? 'webinars' : place;
  const entry = await getEntry('libraries', id);
  if (!entry) throw new Error(`src/content/libraries/${id}.yaml is missing: every kind of resource needs its library.`);
  return { ...entry.data, entry, path: pathOf('libraries', id) };
}
