import { formatDate } from '#client/format.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { PastPrice } from '#contracts/catalog/related.ts';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { Table } from '#ui/Table.tsx';

/** What the company paid for the product, the newest order first; nothing if it was never ordered. */
export function PastPrices({ prices }: { prices: PastPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <section className="product-part" aria-labelledby="past-prices">
      <h2 id="past-prices" className="section-rule">
        What you paid
      </h2>
      <div className="sheet">
        <Table
          caption="What you paid"
          rows={prices}
          rowKey={({ order_id, qty }) => `${order_id} ${qty}`}
          columns={[
            {
              label: 'Order',
              lead: true,
              cell: ({ order_id }) => <a href={`/portal/orders/${order_id}`}>{order_id}</a>,
            },
            { label: 'Placed', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
            { label: 'Quantity', end: true, cell: ({ qty, unit }) => formatQuantity(qty, unit) },
            { label: 'Price', end: true, cell: (line) => <LinePrice line={line} /> },
          ]}
        />
      </div>
    </section>
  );
}
