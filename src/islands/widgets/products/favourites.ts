import { ApiError, call } from '#client/api.ts';
import { queryClient, read } from '#client/queries.ts';
import type { CatalogProduct } from '#contracts/catalog/list.ts';
import { type Favourite, listFavouritesEndpoint, saveFavouriteEndpoint } from '#contracts/catalog/favourites.ts';
import { toast } from '#ui/toast.ts';

type FavouriteList = { items: Favourite[] };
const { queryKey } = read(listFavouritesEndpoint);

/** A product as the list of favourites shows it. */
export type FavouriteProduct = CatalogProduct & { active?: boolean };

/** Adds, shares or removes a favourite: optimistic on the screen, reverted with a message if the server refuses. */
export async function saveFavourite(
  product: FavouriteProduct,
  change: { favourite: boolean; shared?: boolean },
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<FavouriteList>(queryKey);
  if (before) queryClient.setQueryData<FavouriteList>(queryKey, { items: changed(before.items, product, change) });
  try {
    await call(saveFavouriteEndpoint, { body: { product_id: product.id, ...change } });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    toast(error instanceof ApiError ? error.message : 'The favourite was not saved. Try again.', { tone: 'bad' });
  }
  // Where the user's own favourite is removed, a colleague's shared one may appear.
  await queryClient.invalidateQueries({ queryKey });
}

function changed(
  items: Favourite[],
  product: FavouriteProduct,
  { favourite, shared }: { favourite: boolean; shared?: boolean },
) {
  const at = items.findIndex(({ id, mine }) => id === product.id && mine);
  if (!favourite) return items.filter((_, index) => index !== at);
  const marked = { active: true, ...items[at], ...product, mine: true, shared_by: null };
  const next = { ...marked, shared: shared ?? items[at]?.shared ?? false };
  return at < 0
    ? [...items.filter(({ id }) => id !== product.id), next]
    : items.map((item, index) => (index === at ? next : item));
}
