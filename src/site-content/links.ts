import { getEntry } from 'astro:content';

/** A short list of links by the name of its file; throws if the file is missing. */
export async function getLinks(name: 'login' | 'actions' | 'career' | 'footer') {
  const entry = await getEntry('links', name);
  if (!entry) throw new Error(`src/content/links/${name}.yaml is missing. Add it with a list of links.`);
  return entry.data.links;
}
