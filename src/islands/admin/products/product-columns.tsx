import { sentenceCase } from '#client/format.ts';
import type { ProductRow } from '#contracts/catalog/admin-list.ts';
import { adjustStockEndpoint } from '#contracts/catalog/adjust-stock.ts';
import { saveProductEndpoint } from '#contracts/catalog/admin.ts';
import { unitName } from '#contracts/fields/unit-names.ts';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';
import { EditCell } from '#ui/EditCell.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { savePrice, saveStock } from './save-cell.ts';

/** The columns of the products as a table, in which price and stock are edited in place. */
export const productColumns: Column<ProductRow>[] = [
  { label: 'Name', lead: true, sort: 'name', cell: ({ id, name }) => <a href={`/admin/products/${id}`}>{name}</a> },
  { label: 'SKU', cell: ({ sku }) => <span className="code">{sku}</span> },
  { label: 'Company', cell: ({ company_name }) => <span className="product-company">{company_name}</span> },
  { label: 'Status', cell: (product) => <ProductStatus product={product} /> },
  {
    label: 'Price',
    end: true,
    sort: 'price',
    cell: (product) => (
      <EditCell
        call={saveProductEndpoint}
        label={`Price of ${product.name}`}
        value={product.price.toFixed(2)}
        onSave={(typed, was) => savePrice(product.id, typed, was)}
      >
        <UnitPrice product={product} unitClass="small quiet" />
      </EditCell>
    ),
  },
  {
    label: 'Stock',
    end: true,
    sort: 'stock',
    cell: ({ id, name, stock, unit }) => (
      <EditCell
        call={adjustStockEndpoint}
        label={`Stock of ${name}`}
        value={String(stock)}
        onSave={(typed, was) => saveStock(id, typed, was)}
      >
        {stock.toLocaleString('en-IN')} <span className="small quiet">{unitName(unit, stock)}</span>
      </EditCell>
    ),
  },
];

function ProductStatus({ product: { active, to_quote, stock } }: { product: ProductRow }) {
  if (!active) return <Status tone="bad">Discontinued</Status>;
  if (to_quote) return <Status tone="warn">{sentenceCase(to_quote)}</Status>;
  return <Status tone={stock > 0 ? 'ok' : 'warn'}>{stock > 0 ? 'In stock' : 'Out of stock'}</Status>;
}
