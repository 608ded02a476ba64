import { useMemo } from 'react';
import { call } from '#client/api.ts';
import { matchSkusEndpoint } from '#contracts/catalog/match-skus.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuery } from '#ui/use-query.ts';
import { mayBeSku, type SkuLookup } from './resolve-rows.ts';
import type { TypedRow } from '#client/table-files/read-rows.ts';

/** Looks up the rows' SKUs in one debounced call; the last result is kept until the next one. */
export function useSkuLookup(rows: TypedRow[]) {
  const wanted = useMemo(() => {
    const skus = rows.flatMap(({ error, readings }) => (error === null ? readings.map(({ sku }) => sku) : []));
    return JSON.stringify([...new Set(skus.filter(mayBeSku))].sort());
  }, [rows]);
  const settled = useDebounced(wanted);
  return useQuery({
    queryKey: [matchSkusEndpoint.path, settled],
    queryFn: async ({ signal }): Promise<SkuLookup> => {
      const skus: string[] = JSON.parse(settled);
      const { matches, products } = await call(matchSkusEndpoint, { body: { skus }, signal });
      return {
        matches: new Map(skus.map((sku, at) => [sku, matches[at]!])),
        products: new Map(products.map((product) => [product.id, product])),
      };
    },
    enabled: settled !== '[]',
    keepPrevious: true,
  });
}
