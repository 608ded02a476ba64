import { listFavouritesEndpoint } from '#contracts/favourites.ts';
import './favourite-star.css';
import { type Marked, saveFavourite } from './favourites.ts';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';
import { useRead } from './use-read.ts';

/** The star that keeps a product among the caller's favourites. */
export function FavouriteStar({ product }: { product: Marked }) {
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
