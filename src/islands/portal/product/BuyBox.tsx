import { useState } from 'react';
import { addToCart } from '#client/cart.ts';
import { formatDay } from '#client/format.ts';
import { formatProductName } from '#client/typeset.ts';
import { backorderText, isAvailable } from '#contracts/catalog/backorder.ts';
import type { Product } from '#contracts/catalog/get.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { QUOTE_REASONS } from '#contracts/catalog/sale.ts';
import { formatQtyRules, mostOrderable, qtyFault, stockFault } from '#contracts/catalog/terms.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import { Button } from '#ui/Button.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { AddToListButton } from '#widgets/lists/AddToListButton.tsx';
import { StockNoticeButton } from '#widgets/lists/StockNoticeButton.tsx';
import { FavouriteStar } from '#widgets/products/FavouriteStar.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { RequestQuoteLink } from '#widgets/RequestQuoteLink.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';

/** Name, price and stock of a product, with quantity, Add to Cart and the favourite star. */
export function BuyBox({ product }: { product: Product }) {
  const least = orderableQty(1, product);
  const [qty, setQty] = useState(least);
  const { sku, name, brand, active, material_code, own_description, to_quote } = product;
  const buyable = active && isAvailable(product) && !to_quote;
  const rules = formatQtyRules(product);
  const orderable = orderableQty(qty, product);
  const fault = qtyFault(qty, product);
  const short = stockFault(qty, product);
  const add = () => {
    addToCart({ ...product, product_id: product.id }, qty);
    toast(`${formatSold(qty, product)} of ${sku} ${qty === 1 ? 'is' : 'are'} in the cart.`);
    setQty(least);
  };
  return (
    <div className="buy">
      <p className="buy-label">
        <span className="code">{sku}</span>
        {brand && <span>{brand}</span>}
        {material_code && (
          <span>
            Your code <span className="code">{material_code}</span>
          </span>
        )}
      </p>
      <h1 className="buy-name">{formatProductName(name)}</h1>
      {own_description && <p className="quiet">{own_description}</p>}
      <p className="buy-price">
        <UnitPrice product={product} />
        <PackPrice product={product} />
      </p>
      <PriceTerms product={product} />
      <p>
        <Availability product={product} />
        {buyable && short && <Status tone="warn">{short}</Status>}
      </p>
      {product.delivery && !isBoughtIn(product) && (
        <p className="small" aria-live="polite">
          {(buyable && beyondStock(qty, product)) || product.delivery.text}
        </p>
      )}
      <div className="buy-row">
        {to_quote && active ? (
          <RequestQuoteLink product={product} kind="primary" />
        ) : (
          <>
            <QtyInput
              value={qty}
              unit={product.unit}
              onChange={setQty}
              label={`Quantity of ${sku}`}
              disabled={!buyable}
            />
            <Button kind="primary" disabled={!buyable || fault !== null} onClick={add}>
              Add to Cart
            </Button>
          </>
        )}
        <FavouriteStar product={product} />
      </div>
      {buyable && fault && (
        <p className="cluster">
          <Status tone="warn">{fault}</Status>
          <Button kind="quiet" small onClick={() => setQty(orderable)}>
            {`Change to ${orderable.toLocaleString('en-IN')}`}
          </Button>
        </p>
      )}
      <div className="cluster">
        {active && !to_quote && mostOrderable(product) === 0 && <StockNoticeButton product={product} />}
        {active && (
          <AddToListButton small lines={[{ product_id: product.id, qty }]}>
            Add to a list
          </AddToListButton>
        )}
      </div>
      <CompareToggle product={product} />
      {rules && <p className="small quiet">{rules}</p>}
      {!to_quote && (
        <p className="small">
          <a href={`/portal/rfqs/new?product=${product.id}`}>Request a quote</a>
          <span className="quiet"> for a larger quantity, another make or a fixed delivery date.</span>
        </p>
      )}
    </div>
  );
}

/** Quantity breaks as a small table, how long the price applies, and a missing GST rate. */
function PriceTerms({ product }: { product: Product }) {
  const { price_breaks, price_until, next_price, to_quote } = product;
  return (
    <>
      {price_breaks.length > 0 && to_quote !== 'no price' && (
        <table className="buy-breaks">
          <caption className="visually-hidden">Unit price by quantity</caption>
          <tbody>
            {price_breaks.map(({ qty, price }) => (
              <tr key={qty}>
                <th scope="row">{qty.toLocaleString('en-IN')} or more</th>
                <td>
                  <LinePrice line={{ ...product, price }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {price_until && to_quote !== 'no price' && (
        <p className="small">
          {to_quote === 'price expired' ? (
            <Status tone="bad">{`Price expired on ${formatDay(price_until)}. Request a new quote.`}</Status>
          ) : (
            <span className="quiet">Contract price until {formatDay(price_until)}</span>
          )}
        </p>
      )}
      {next_price && (
        <p className="small quiet">
          From {formatDay(next_price.from)}: <LinePrice line={{ ...product, ...next_price }} />
        </p>
      )}
      {to_quote === 'no GST rate' && (
        <p className="small">
          <Status tone="bad">{`${QUOTE_REASONS[to_quote]}. Request a quote.`}</Status>
        </p>
      )}
    </>
  );
}

/** Not in stock, but it can be ordered: its delivery says both. */
const isBoughtIn = ({ active, to_quote, stock, can_backorder }: Product) =>
  active && !to_quote && stock <= 0 && can_backorder;

/** What of the quantity is bought in, and when it arrives; null if the stock is enough. */
function beyondStock(qty: number, product: Product): string | null {
  const { beyond_stock_on } = product;
  return backorderText(qty, product, beyond_stock_on ? `by ${formatDay(beyond_stock_on)}` : 'date on confirmation');
}

function Availability({ product }: { product: Product }) {
  const { active, stock, delivery } = product;
  if (!active) return <Status tone="bad">No longer sold</Status>;
  if (isBoughtIn(product)) return <Status tone="warn">{delivery?.text}</Status>;
  if (stock <= 0) return <Status tone="bad">Out of stock</Status>;
  return (
    <Status tone="ok">
      In stock <span className="quiet">{formatSold(stock, product)}</span>
    </Status>
  );
}
