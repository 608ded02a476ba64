import { useMemo } from 'react';
import { call } from '#client/api.ts';
import { matchSkusEndpoint } from '#contracts/quick-order.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuery } from '#ui/use-query.ts';
import type { Answers } from './answer-rows.ts';
import type { TypedRow } from './read-rows.ts';

/** Looks the rows' SKUs up, all in one call once there is a pause; the last answers stand until then. */
export function useMatch(rows: TypedRow[]) {
  const wanted = useMemo(() => {
    const skus = rows.flatMap(({ fault, readings }) => (fault === null ? readings.map(({ sku }) => sku) : []));
    return JSON.stringify([...new Set(skus)].sort());
  }, [rows]);
  const settled = useDebounced(wanted);
  return useQuery({
    queryKey: [matchSkusEndpoint.path, settled],
    queryFn: async ({ signal }): Promise<Answers> => {
      const skus: string[] = JSON.parse(settled);
      const { matches, products } = await call(matchSkusEndpoint, { body: { skus }, signal });
      return {
        matches: new Map(skus.map((sku, at) => [sku, matches[at]!])),
        products: new Map(products.map((product) => [product.id, product])),
      };
    },
    enabled: settled !== '[]',
    keep: true,
  });
}
