import { formatPer } from '#contracts/fields/money.ts';
import { QUOTE_REASONS } from '#contracts/catalog/sale.ts';
import type { CatalogProduct } from '#contracts/catalog/list.ts';
import { Money } from '#ui/Money.tsx';

type Props = { product: Pick<CatalogProduct, 'price' | 'price_per' | 'to_quote' | 'unit'>; unitClass?: string };

/** The price with the units that it is for, or that the price is on request. */
export function UnitPrice({ product, unitClass = 'quiet' }: Props) {
  const { price, to_quote } = product;
  if (to_quote === 'no price') return <>{QUOTE_REASONS[to_quote]}</>;
  return (
    <>
      <Money value={price} />
      <span className={unitClass}> / {formatPer(product)}</span>
    </>
  );
}
