import { useCallback, useMemo, useState } from 'react';
import { addToCart } from '#client/cart.ts';
import { type CatalogCard, listCatalogEndpoint } from '#contracts/catalog/list.ts';
import { formatSold } from '#contracts/catalog/pack.ts';
import type { SizeFamily } from '#contracts/catalog/size-table.ts';
import { useRead } from '#ui/use-read.ts';
import { moveBetweenQuantities } from '#widgets/products/QtyAdd.tsx';
import { useCart } from '#widgets/use-cart.ts';
import type { queryOf } from '../use-filters.ts';
import { useSortedBy } from './sorted-by.ts';
import { FamilyTable } from './FamilyTable.tsx';
import './size-table.css';

type Props = { items: CatalogCard[]; families: SizeFamily[]; isStale: boolean; hasMore: boolean; query: Query };
type Query = ReturnType<typeof queryOf> & { size: number };

/** The products of a page as size tables, one for each family. */
export default function SizeTables({ items, families, isStale, hasMore, query }: Props) {
  const by = useSortedBy();
  const products = useMemo(() => new Map(items.map((product) => [product.id, product])), [items]);
  const inCart = new Map(useCart().map(({ product_id, qty }) => [product_id, qty]));
  const onNext = useNextSizes(query, hasMore);
  const [added, setAdded] = useState<{ id: number; text: string } | null>(null);
  const add = useCallback((product: CatalogCard, qty: number) => {
    addToCart({ ...product, product_id: product.id }, qty);
    setAdded({ id: product.id, text: `${formatSold(qty, product)} of ${product.sku} added to the cart.` });
  }, []);
  return (
    <div className="size-tables" data-stale={isStale || undefined} onKeyDown={moveBetweenQuantities}>
      <p className="size-hint quiet small">
        Type a quantity and press Enter to add it; the up and down arrows move between rows.
        {hasMore && by && ' The headings sort the rows of this page; narrow the search to sort all of them.'}
      </p>
      {families.map((family) => (
        <FamilyTable
          key={keyOf(family)}
          family={family}
          products={products}
          by={by}
          inCart={inCart}
          onNext={onNext.get(keyOf(family)) ?? 0}
          addedId={added?.id ?? null}
          onAdd={add}
        />
      ))}
      <p className="size-added" role="status">
        {added && (
          <>
            {added.text} <a href="/portal/cart">Open the cart</a>
          </>
        )}
      </p>
    </div>
  );
}

const keyOf = ({ category, subcategory, title }: SizeFamily) => JSON.stringify([category, subcategory, title]);

/** How many rows of each family are on the next page, which is prefetched. */
function useNextSizes(query: Query, hasMore: boolean): Map<string, number> {
  const { data } = useRead(
    listCatalogEndpoint,
    { ...query, view: 'table', page: query.page + 1 },
    { enabled: hasMore },
  );
  return new Map(data?.families?.map((family) => [keyOf(family), family.rows.length]));
}
