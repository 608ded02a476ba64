import { addToCart } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import { CAN_BE_ORDERED, isAvailable } from '#contracts/catalog/backorder.ts';
import { type Favourite, listFavouritesEndpoint } from '#contracts/catalog/favourites.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { saveFavourite } from '#widgets/products/favourites.ts';
import { FavouriteStar } from '#widgets/products/FavouriteStar.tsx';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';
import './favourites.css';

const columns: Column<Favourite>[] = [
  { label: 'Item', labelHidden: true, cell: (item) => <Item {...item} /> },
  {
    label: 'Price',
    end: true,
    cell: (item) => (
      <span>
        <span className="favourite-price">
          <UnitPrice product={item} unitClass="small quiet" />
        </span>
        <PackPrice product={item} />
      </span>
    ),
  },
  { label: 'Stock', cell: (item) => <Stock {...item} /> },
  { label: 'Shared', cell: (item) => <Sharing {...item} /> },
  { label: 'Actions', labelHidden: true, end: true, cell: (item) => <Actions {...item} /> },
];

/** The user's favourites and those shared by colleagues, each with Add to Cart. */
export function FavouriteList() {
  const read = useRead(listFavouritesEndpoint);
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  if (data?.items.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing of="favourites" />}
        action={
          <a className="button button-secondary" href="/portal/catalog">
            Open the catalogue
          </a>
        }
      >
        No favourites yet. Mark products with the star to find them here.
      </EmptyState>
    );
  }
  return (
    <div className="sheet favourites">
      <Table caption="Favourites" columns={columns} rows={data?.items} rowKey={({ id }) => id} />
    </div>
  );
}

function Item({ id, sku, name, brand, image }: Favourite) {
  return (
    <span className="favourite-item">
      <ProductImage src={image} alt="" />
      <span>
        <a href={`/portal/products/${id}`}>{formatProductName(name)}</a>
        <span className="small quiet">
          <span className="code">{sku}</span>
          {brand && ` · ${brand}`}
        </span>
      </span>
    </span>
  );
}

function Stock({ active, stock, can_backorder, to_quote }: Favourite) {
  if (!active) return <Status tone="bad">No longer sold</Status>;
  if (to_quote) return <Status tone="warn">To be quoted</Status>;
  if (stock <= 0 && can_backorder) return <Status tone="warn">{CAN_BE_ORDERED}</Status>;
  return stock > 0 ? <Status tone="ok">In stock</Status> : <Status tone="bad">Out of stock</Status>;
}

function Sharing(favourite: Favourite) {
  if (!favourite.mine) return <span className="small">by {favourite.shared_by}</span>;
  return (
    <Checkbox
      label={
        <>
          <span className="visually-hidden">{favourite.name}: </span>with colleagues
        </>
      }
      checked={favourite.shared}
      onChange={(event) => void saveFavourite(favourite, { favourite: true, shared: event.target.checked })}
    />
  );
}

function Actions(favourite: Favourite) {
  const { id, sku, name, active, to_quote } = favourite;
  const add = () => {
    const qty = addToCart({ ...favourite, product_id: id });
    toast(`Added to the cart: ${qty} × ${sku}`);
  };
  return (
    <span className="favourite-actions">
      {active && to_quote ? (
        <RequestQuoteLink product={favourite} />
      ) : (
        <Button disabled={!active || !isAvailable(favourite)} onClick={add} aria-label={`Add to Cart: ${name}`}>
          Add to Cart
        </Button>
      )}
      <FavouriteStar product={favourite} />
    </span>
  );
}
