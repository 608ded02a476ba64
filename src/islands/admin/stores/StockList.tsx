import {
  exportItemStockEndpoint,
  type ItemStock,
  listItemStockEndpoint,
  moveItemEndpoint,
  STOCK_LIST_PAGE_SIZE,
} from '#contracts/stores/stock.ts';
import { call } from '#client/api.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { EditCell } from '#ui/EditCell.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { saveCell } from '#ui/save-cell.ts';
import type { Column } from '#ui/Table.tsx';
import { OnOrderText } from './OnOrderText.tsx';

const figure = (label: string, valueOf: (item: ItemStock) => number, sort?: string): Column<ItemStock> => ({
  ...{ label, end: true, ...(sort ? { sort } : {}) },
  cell: (item) => (valueOf(item) === 0 ? '–' : formatQuantity(valueOf(item), item.unit)),
});

const columns: Column<ItemStock>[] = [
  {
    label: 'Item',
    sort: 'sku',
    lead: true,
    cell: ({ sku, name, product_id }) => (
      <span className="two-lines">
        {product_id === null ? name : <a href={`/admin/products/${product_id}`}>{name}</a>}
        <span className="code small quiet">{sku}</span>
      </span>
    ),
  },
  {
    label: 'Bin',
    cell: ({ id, sku, bin }) => (
      <EditCell
        call={moveItemEndpoint}
        label={`Bin of ${sku}`}
        value={bin ?? ''}
        inputMode="text"
        onSave={(typed, was) =>
          saveCell(async () => {
            await call(moveItemEndpoint, { body: { item_id: id, bin: typed, bin_was: was } });
            return null;
          })
        }
      >
        {bin ? <span className="code">{bin}</span> : '–'}
      </EditCell>
    ),
  },
  { label: 'On hand', end: true, cell: ({ on_hand, unit }) => formatQuantity(on_hand, unit) },
  figure('Allocated', ({ allocated }) => allocated),
  figure('Free', ({ free }) => free, 'free'),
  figure('Short', ({ short }) => short),
  { label: 'On order', end: true, cell: ({ on_order, unit }) => <OnOrderText onOrder={on_order} unit={unit} /> },
  figure('Reorder level', ({ reorder_level }) => reorder_level ?? 0),
];

/** Each item: its bin, which is edited in place, what is on the shelf, for orders or free, what orders are short of and what is on order. */
export function StockList() {
  return (
    <RecordList
      endpoint={listItemStockEndpoint}
      size={STOCK_LIST_PAGE_SIZE}
      singular="item"
      plural="items"
      search="Name or SKU"
      filters={[
        {
          name: 'show',
          label: 'Show',
          all: 'All',
          options: [
            { value: 'allocated', label: 'Allocated' },
            { value: 'short', label: 'Short' },
            { value: 'on order', label: 'On order' },
          ],
        },
      ]}
      tools={(list) => <ExportButton endpoint={exportItemStockEndpoint} list={list} name="stock" />}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No items yet. Add a product first.', drawing: 'products' }}
    />
  );
}
