import type { APIRoute } from 'astro';
import { type CollectionEntry, getCollection } from 'astro:content';
import { printEntry } from '#site-content/pdfs.ts';

/** Each entry as a designed PDF, made by the build from the text of its page. */
export async function getStaticPaths() {
  return (await getCollection('whitepapers')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}

export const GET: APIRoute<{ entry: CollectionEntry<'whitepapers'> }> = async ({ props }) => {
  const { bytes } = await printEntry(props.entry);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } });
};
