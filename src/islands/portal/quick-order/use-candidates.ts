import { useState } from 'react';
import { call } from '#client/api.ts';
import { findCandidatesEndpoint, MAX_CANDIDATE_SEARCHES } from '#contracts/catalog/find-candidates.ts';
import { useQuery } from '#ui/use-query.ts';
import { type CandidateLookup, NO_CANDIDATES, searchesFor } from './candidates.ts';
import type { ResolvedRow } from './resolve-rows.ts';

/** What the search has found for the rows shown so far, page by page; it stays when another page is shown. */
export function useCandidateLookup() {
  const [lookup, setLookup] = useState(NO_CANDIDATES);
  const add = ({ found, products }: CandidateLookup) =>
    setLookup((now) => ({
      found: new Map([...now.found, ...found]),
      products: new Map([...now.products, ...products]),
    }));
  return [lookup, add] as const;
}

/** Searches the catalogue for the rows on screen whose SKU is unknown, in one call for all of them. */
export function useCandidates(shown: ResolvedRow[], onFound: (found: CandidateLookup) => void) {
  const unsearched = shown.filter(({ state }) => state === 'unsearched');
  const texts = [...new Set(unsearched.flatMap(({ typed }) => searchesFor(typed[0])))].slice(0, MAX_CANDIDATE_SEARCHES);
  const read = useQuery({
    queryKey: [findCandidatesEndpoint.path, texts],
    queryFn: ({ signal }) => findAll(texts, signal),
    enabled: texts.length > 0,
  });
  const [last, setLast] = useState(read.data);
  if (read.data && read.data !== last) {
    setLast(read.data);
    onFound(read.data);
  }
  return read;
}

/** Asks again for those that the server had no time to search; it answers at least one a call. */
async function findAll(texts: string[], signal: AbortSignal): Promise<CandidateLookup> {
  const lookup = { found: new Map(), products: new Map() };
  for (let open = texts; open.length > 0; open = open.filter((text) => !lookup.found.has(text))) {
    const { found, products } = await call(findCandidatesEndpoint, { body: { searches: open }, signal });
    for (const [at, candidates] of found.entries()) if (candidates) lookup.found.set(open[at], candidates);
    for (const product of products) lookup.products.set(product.id, product);
  }
  return lookup;
}
