import { addToCart } from '#client/cart.ts';
import { parseIds, saveCompared } from '#client/compare.ts';
import { formatProductName } from '#client/typeset.ts';
import { writeSearch } from '#client/url-search.ts';
import { isAvailable } from '#contracts/catalog/backorder.ts';
import { compareProductsEndpoint } from '#contracts/catalog/compare.ts';
import type { Product } from '#contracts/catalog/get.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { compareRows } from './compare-rows.ts';
import './compare.css';

/** The products of the address, side by side: `?ids=12,15`. */
export function ComparePage() {
  const isHydrated = useHydrated();
  const ids = parseIds(useSearchParams().get('ids'));
  const read = useRead(
    compareProductsEndpoint,
    { ids: ids.join(',') },
    { enabled: ids.length > 0, keepPrevious: true },
  );
  // The previous reply still has a product that was just removed.
  const products = read.data?.products.filter(({ id }) => ids.includes(id)) ?? [];
  if (isHydrated && (ids.length === 0 || (read.data && products.length === 0))) return <Nothing />;
  if (read.error && !read.data) return <ReadError read={read} />;
  return products.length > 0 ? <CompareTable products={products} /> : <SheetSkeleton />;
}

function Nothing() {
  return (
    <EmptyState
      drawing={<EmptyDrawing of="products" />}
      action={
        <a className="button button-secondary" href="/portal/catalog">
          Open the catalogue
        </a>
      }
    >
      Nothing to compare. Open a product and tick Compare for it and its alternatives.
    </EmptyState>
  );
}

function CompareTable({ products }: { products: Product[] }) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div className="compare-frame sheet" role="region" aria-label="Comparison" tabIndex={0}>
      <table className="compare">
        <caption className="visually-hidden">Products side by side; rows that differ are marked</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Head product={product} all={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(products).map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <span className="visually-hidden"> (differs)</span>}
              </th>
              {values.map((value, at) => (
                <td key={products[at]!.id}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ product, all }: { product: Product; all: Product[] }) {
  const { id, sku, name, image } = product;
  const isOrderable = product.active && isAvailable(product) && !product.to_quote;
  const add = () => {
    const qty = orderableQty(1, product);
    addToCart({ ...product, product_id: id }, qty);
    toast(`${formatSold(qty, product)} of ${sku} ${qty === 1 ? 'is' : 'are'} in the cart.`);
  };
  const remove = () => {
    const ids = all.filter((each) => each !== product).map((each) => each.id);
    saveCompared(ids);
    writeSearch({ ids: ids.join(',') }, { push: true });
  };
  return (
    <span className="compare-head">
      <ProductImage src={image} alt="" />
      <span className="code small quiet">{sku}</span>
      <a href={`/portal/products/${id}`}>{formatProductName(name)}</a>
      {product.active && product.to_quote ? (
        <RequestQuoteLink product={product} className="button-small" />
      ) : (
        <Button small disabled={!isOrderable} onClick={add} aria-label={`Add to Cart: ${name}`}>
          Add to Cart
        </Button>
      )}
      <Button kind="quiet" small onClick={remove} aria-label={`Remove ${sku} from the comparison`}>
        Remove
      </Button>
    </span>
  );
}
