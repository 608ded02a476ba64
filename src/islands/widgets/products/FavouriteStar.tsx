import { listFavouritesEndpoint } from '#contracts/catalog/favourites.ts';
import './favourite-star.css';
import { type FavouriteProduct, saveFavourite } from './favourites.ts';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';

/** The star button that adds a product to the user's favourites or removes it. */
export function FavouriteStar({ product }: { product: FavouriteProduct }) {
  const { data } = useRead(listFavouritesEndpoint);
  const mine = data?.items.find((item) => item.id === product.id && item.mine);
  const toggle = () => {
    if (!mine) return void saveFavourite(product, { favourite: true });
    void saveFavourite(product, { favourite: false });
    toast(`${product.sku} is no longer a favourite.`, {
      undo: () => void saveFavourite(product, { favourite: true, shared: mine.shared }),
    });
  };
  return (
    <button
      type="button"
      className="favourite-star"
      aria-pressed={!!mine}
      aria-label={`Favourite: ${product.name}`}
      title={mine ? 'Remove from favourites' : 'Add to favourites'}
      onClick={toggle}
    >
      <Icon name="star" />
    </button>
  );
}
