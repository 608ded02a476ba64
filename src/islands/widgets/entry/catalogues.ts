import { call } from '#client/api.ts';
import { matchCompanySkusEndpoint, matchSkusEndpoint } from '#contracts/catalog/match-skus.ts';
import { type FoundSkus, foundSkus } from './pasted-lines.ts';

/** A catalogue in which pasted SKUs are looked up. */
export interface Catalogue {
  /** As the hint of the field calls it. */
  name: string;
  find: (skus: string[]) => Promise<FoundSkus>;
}

/** The catalogue of the caller's company. */
export const OWN_CATALOGUE: Catalogue = {
  name: 'your catalogue',
  find: async (skus) => {
    const { matches, products } = await call(matchSkusEndpoint, { body: { skus } });
    return foundSkus(skus, matches, products);
  },
};

/** For staff: the catalogue of the company for which they enter something; without one nothing is found. */
export const catalogueOf = (company_id: number | null): Catalogue => ({
  name: 'the company’s catalogue',
  find: async (skus) => {
    if (company_id === null) return new Map();
    const { matches, products } = await call(matchCompanySkusEndpoint, { body: { company_id, skus } });
    return foundSkus(skus, matches, products);
  },
});
