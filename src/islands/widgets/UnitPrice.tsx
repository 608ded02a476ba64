import { QUOTE_REASONS } from '#contracts/catalog/sale.ts';
import type { CatalogProduct } from '#contracts/catalog/list.ts';
import { Money } from '#ui/Money.tsx';

type Props = { product: Pick<CatalogProduct, 'price' | 'to_quote' | 'unit'>; unitClass?: string };

/** The price of one unit with the unit, or that the price is on request. */
export function UnitPrice({ product: { price, to_quote, unit }, unitClass = 'quiet' }: Props) {
  if (to_quote === 'no price') return <>{QUOTE_REASONS[to_quote]}</>;
  return (
    <>
      <Money value={price} />
      <span className={unitClass}> / {unit}</span>
    </>
  );
}
