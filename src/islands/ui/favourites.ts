import { ApiError, call } from '#client/api.ts';
import { queryClient, read } from '#client/queries.ts';
import type { CatalogProduct } from '#contracts/catalog.ts';
import { type Favourite, listFavouritesEndpoint, saveFavouriteEndpoint } from '#contracts/favourites.ts';
import { toast } from './toast.ts';

type List = { items: Favourite[] };
const { queryKey } = read(listFavouritesEndpoint);

/** What of a product a favourite shows. */
export type Marked = CatalogProduct & { active?: boolean };

/** Marks a product, shares it or takes the mark away: at once on the screen, undone with a word where the server refuses. */
export async function saveFavourite(product: Marked, change: { favourite: boolean; shared?: boolean }): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<List>(queryKey);
  if (before) queryClient.setQueryData<List>(queryKey, { items: changed(before.items, product, change) });
  try {
    await call(saveFavouriteEndpoint, { body: { product_id: product.id, ...change } });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    toast(error instanceof ApiError ? error.message : 'The favourite was not saved. Try again.', { tone: 'bad' });
  }
  // A colleague's mark may show again where the own one went.
  await queryClient.invalidateQueries({ queryKey });
}

function changed(items: Favourite[], product: Marked, { favourite, shared }: { favourite: boolean; shared?: boolean }) {
  const at = items.findIndex(({ id, mine }) => id === product.id && mine);
  if (!favourite) return items.filter((_, index) => index !== at);
  const marked = { active: true, ...items[at], ...product, mine: true, shared_by: null };
  const next = { ...marked, shared: shared ?? items[at]?.shared ?? false };
  return at < 0
    ? [...items.filter(({ id }) => id !== product.id), next]
    : items.map((item, index) => (index === at ? next : item));
}
