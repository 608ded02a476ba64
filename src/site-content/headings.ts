import { getEntry } from 'astro:content';

/** The headings and texts that no single page has to itself; throws if their file is missing. */
export async function getHeadings() {
  const entry = await getEntry('headings', 'headings');
  if (!entry) throw new Error('src/content/headings/headings.yaml is missing. Restore it from the history.');
  return entry.data;
}
