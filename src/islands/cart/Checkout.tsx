import type { CartLine } from '#client/cart.ts';
import { productWords } from '#client/typeset.ts';
import { toPaise, toRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Summary } from '#ui/Summary.tsx';
import { Table } from '#ui/Table.tsx';
import { useCart } from '#ui/use-cart.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import './cart.css';
import { ApprovalNote } from './ApprovalNote.tsx';
import { LineNews } from './LineNews.tsx';
import { newsOf, pricedLine } from './line-news.ts';
import { OrderError } from './OrderError.tsx';
import { orderItems, useOrder } from './use-order.ts';
import { type Pricing, usePricing } from './use-pricing.ts';
import { useShipTo } from './use-ship-to.ts';

/** The simpler checkout: what is ordered, its total, Place Order; ships to the default address (specification §2, §7). */
export function Checkout() {
  const hydrated = useHydrated();
  const lines = useCart();
  const shipTo = useShipTo(null);
  const pricing = usePricing(lines, null);
  const order = useOrder();
  const items = orderItems(lines);
  const known = hydrated && !pricing.isPending && !shipTo.isPending;

  if (hydrated && lines.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing of="cart" />}
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
      <Items lines={known ? lines : undefined} pricing={pricing.data} />
      {pricing.error && (
        <Notice tone="warn" onRetry={() => pricing.refetch()} busy={pricing.isFetching}>
          {pricing.error.message}
        </Notice>
      )}
      {/* How high the lines are is known with their news: what stands below them comes with them, and need not move. */}
      {known && (
        <div className="checkout-foot">
          <p className="small">
            {shipTo.chosen && (
              <>
                Ships to <strong>{shipTo.chosen.label}</strong>, {shipTo.chosen.address}.{' '}
                <a href="/portal/cart">Choose another address in the cart</a>
              </>
            )}
          </p>
          <div className="stack">
            <Summary totals={pricing.data?.totals} taxes={pricing.data?.taxes} stale={pricing.isStale} />
            <ApprovalNote pricing={pricing.data} />
            {pricing.data?.po_required ? (
              <Notice tone="warn">
                Your company places no order without a PO number. <a href="/portal/cart">Enter it in the cart</a>
              </Notice>
            ) : (
              <Button
                kind="primary"
                wide
                disabled={items.length === 0}
                busy={order.busy}
                busyText="Placing…"
                onClick={() => order.place({ items })}
              >
                Place Order
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Items({ lines, pricing }: { lines: CartLine[] | undefined; pricing: Pricing | undefined }) {
  const totalOf = (line: CartLine) => toRupees(toPaise(pricedLine(line, pricing)?.price ?? line.price) * line.qty);
  return (
    <div className="sheet">
      <Table
        caption="Items to order"
        rows={lines?.map((line, index) => ({ ...line, key: line.product_id ?? -index }))}
        rowKey={(line) => line.key}
        columns={[
          {
            label: 'Item',
            lead: true,
            cell: (line) => (
              <>
                {productWords(line.name)}
                <LineNews news={newsOf(line, pricing)} />
              </>
            ),
          },
          { label: 'SKU', cell: (line) => <span className="code">{line.sku}</span> },
          { label: 'Quantity', end: true, cell: (line) => line.qty.toLocaleString('en-IN') },
          { label: 'Line total', end: true, cell: (line) => <Money value={totalOf(line)} /> },
        ]}
      />
    </div>
  );
}
