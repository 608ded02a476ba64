import { formatBreakLines } from '#client/break-lines.ts';
import type { ListPrice } from '#contracts/catalog/admin.ts';
import { formatUnitPrice } from '#contracts/fields/money.ts';
import { formatBreaks } from '#contracts/catalog/terms.ts';
import { Button } from '#ui/Button.tsx';
import type { ProductDraft } from './product-draft.ts';

type Props = {
  draft: ProductDraft;
  edit: (change: Partial<ProductDraft>) => void;
  /** What the company's price list has for the item. */
  listPrice: ListPrice | null | undefined;
};

/** Says whether the price follows the company's price list, and offers the list's price in place of a contract price. */
export function PriceSourceHint({ draft: { price, price_source, unit }, edit, listPrice }: Props) {
  if (!listPrice) return null;
  const { list_id, list_name } = listPrice;
  const list = <a href={`/admin/price-lists/${list_id}`}>{list_name}</a>;
  const per = { price_per: listPrice.price_per, unit };
  const breaks = formatBreaks(listPrice.price_breaks, per);
  const terms = `${formatUnitPrice({ ...listPrice, unit })}${breaks ? `, ${breaks}` : ''}`;
  const useList = () =>
    edit({
      price: listPrice.price.toFixed(2),
      price_per: String(listPrice.price_per),
      price_breaks: formatBreakLines(listPrice.price_breaks),
      price_from: listPrice.valid_from ?? '',
      price_until: listPrice.valid_until ?? '',
      price_source: 'list',
    });
  if (price_source === 'list' || (price_source === null && price.trim() === '')) {
    return (
      <p role="status">
        The price follows the price list {list}: {terms}. Another price makes it a contract price.
      </p>
    );
  }
  return (
    <p role="status">
      Contract price. The price list {list} has {terms}.{' '}
      <Button small onClick={useList}>
        Use price list
      </Button>
    </p>
  );
}
