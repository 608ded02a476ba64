import { useState } from 'react';
import { allocateStockEndpoint, listShortEndpoint, SHORT_PAGE_SIZE, type ShortItem } from '#contracts/stores/stock.ts';
import { formatPer, formatRupees } from '#contracts/fields/money.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { buyShortEndpoint } from '#contracts/stores/purchase-orders.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import type { Selection } from '#ui/lists/use-selection.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Column } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { BuyShortDialog } from './BuyShortDialog.tsx';
import { OnOrderText } from './OnOrderText.tsx';

const columns: Column<ShortItem>[] = [
  {
    label: 'Item',
    sort: 'sku',
    lead: true,
    cell: ({ sku, name }) => (
      <span className="two-lines">
        {name}
        <span className="code small quiet">{sku}</span>
      </span>
    ),
  },
  { label: 'Short', end: true, cell: ({ short, unit }) => formatQuantity(short, unit) },
  {
    label: 'Needed by',
    sort: 'needed',
    cell: ({ needed_on }) => (needed_on ? <Day value={needed_on} /> : '–'),
  },
  { label: 'Orders', cell: (item) => <Orders {...item} /> },
  { label: 'Free', end: true, cell: (item) => <Free item={item} /> },
  { label: 'On order', end: true, cell: ({ on_order, unit }) => <OnOrderText onOrder={on_order} unit={unit} /> },
  {
    label: 'To buy',
    end: true,
    cell: ({ to_buy, unit }) => (to_buy > 0 ? <strong>{formatQuantity(to_buy, unit)}</strong> : '–'),
  },
  {
    label: 'Last bought',
    cell: ({ vendor, cost, cost_per, unit }) => (
      <span className="two-lines">
        {vendor?.name ?? '–'}
        {cost !== null && (
          <span className="small quiet">
            {formatRupees(cost)} / {formatPer({ price_per: cost_per, unit })}
          </span>
        )}
      </span>
    ),
  },
];

function Orders({ orders, order_count }: ShortItem) {
  return (
    <span className="short-orders">
      {orders.slice(0, 3).map((id) => (
        <a key={id} href={`/admin/orders/${id}`}>
          {id}
        </a>
      ))}
      {order_count > 3 && <span className="quiet">and {order_count - 3} more</span>}
    </span>
  );
}

/** Free stock of an item that orders are short of: left by a cancelled order, for example. */
function Free({ item: { item_id, sku, free, unit } }: { item: ShortItem }) {
  const { submit, busy, failure } = useAction(allocateStockEndpoint);
  if (free === 0) return '–';
  return (
    <span className="two-lines">
      {formatQuantity(free, unit)}
      <Button
        call={allocateStockEndpoint}
        small
        busy={busy}
        aria-label={`Allocate ${sku}`}
        onClick={() => void submit({ item_id })}
      >
        Allocate
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </span>
  );
}

/** Items that orders are short of, to be allocated or bought. */
export function ShortList() {
  return (
    <RecordList
      endpoint={listShortEndpoint}
      size={SHORT_PAGE_SIZE}
      singular="short item"
      plural="short items"
      search="Name or SKU"
      filters={[{ name: 'buy', label: 'To buy', all: 'All', options: [{ value: 'yes', label: 'To buy' }] }]}
      columns={columns}
      rowKey={({ item_id }) => item_id}
      selection={{
        idOf: ({ item_id }) => item_id,
        nameOf: ({ sku }) => sku,
        actions: (selection) => <Buy selection={selection} />,
      }}
      empty={{
        text: 'No shortages. Items appear here when orders or accepted quotes exceed stock.',
        drawing: 'shipments',
      }}
    />
  );
}

function Buy({ selection }: { selection: Selection<ShortItem> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button call={buyShortEndpoint} small kind="primary" onClick={() => setOpen(true)}>
        Make purchase order
      </Button>
      {isOpen && (
        <BuyShortDialog
          items={selection.rows}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
