import { toPaise, toRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Table } from '#ui/Table.tsx';
import { useCart } from '#ui/use-cart.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import './cart.css';
import { OrderError } from './OrderError.tsx';
import { orderItems, useOrder } from './use-order.ts';
import { usePricing } from './use-pricing.ts';

/** The simpler checkout: what is ordered, its total, Place Order; ships to the default address (specification §2, §7). */
export function Checkout() {
  const hydrated = useHydrated();
  const lines = useCart();
  const pricing = usePricing(lines, null);
  const order = useOrder();
  const items = orderItems(lines);
  const price = (id: number | null, stored: number) =>
    pricing.data?.lines.find((line) => line.product_id === id)?.price ?? stored;

  if (hydrated && lines.length === 0) {
    return (
      <EmptyState
        action={
          <a className="button button-secondary" href="/portal/catalog">
            Open the catalogue
          </a>
        }
      >
        No items in cart.
      </EmptyState>
    );
  }
  return (
    <div className="stack checkout-simple">
      {order.error && <OrderError>{order.error}</OrderError>}
      <div className="sheet">
        <Table
          caption="Items to order"
          rows={hydrated ? lines.map((line, index) => ({ ...line, key: line.product_id ?? -index })) : undefined}
          rowKey={(line) => line.key}
          columns={[
            { label: 'Item', cell: (line) => line.name },
            { label: 'SKU', cell: (line) => <span className="code">{line.sku}</span> },
            { label: 'Quantity', end: true, cell: (line) => line.qty.toLocaleString('en-IN') },
            {
              label: 'Line total',
              end: true,
              cell: (line) => <Money value={toRupees(toPaise(price(line.product_id, line.price)) * line.qty)} />,
            },
          ]}
        />
      </div>
      <div className="checkout-total">
        <p>
          Total {pricing.data && pricing.data.totals.tax > 0 && <span className="quiet small">with tax</span>}{' '}
          {pricing.data ? <Money value={pricing.data.totals.total} /> : <Skeleton text />}
        </p>
        <Button
          kind="primary"
          disabled={items.length === 0}
          busy={order.busy}
          busyText="Placing…"
          onClick={() => order.place({ items })}
        >
          Place Order
        </Button>
      </div>
    </div>
  );
}
