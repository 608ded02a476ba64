import type { CartLine } from '#client/cart.ts';
import { formatDay } from '#client/format.ts';
import { budgetText, isOverBudget } from '#contracts/companies/budget.ts';
import { costCentreText } from '#contracts/companies/cost-centres.ts';
import { formatProductName } from '#client/typeset.ts';
import type { OrderItem } from '#contracts/orders/portal.ts';
import { dayErrors } from '#contracts/fields/day-span.ts';
import { goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { Table } from '#ui/Table.tsx';
import { type CostCentreChoice, useCostCentre } from '#widgets/cost-centres/CostCentreField.tsx';
import { useCart, useNeedBy } from '#widgets/use-cart.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import './cart.css';
import { ApprovalNote } from './ApprovalNote.tsx';
import { LineNotices } from './LineNotices.tsx';
import { lateNotices, lineNotices, pricedLine } from './line-notices.ts';
import { OrderError } from './OrderError.tsx';
import { orderItems, useOrder } from './use-order.ts';
import { type Pricing, usePricing } from './use-pricing.ts';
import { type ShipTo, useShipTo } from './use-ship-to.ts';

/** The simpler checkout: items, total and Place Order; ships to the default address (specification §2, §7). */
export function Checkout() {
  const hydrated = useHydrated();
  const lines = useCart();
  const needBy = useNeedBy();
  const shipTo = useShipTo(null);
  const costCentre = useCostCentre(undefined);
  const pricing = usePricing(lines, null);
  const order = useOrder();
  const isLoaded = hydrated && !pricing.isPending && !shipTo.isPending && !costCentre.isPending;

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
      <Items lines={isLoaded ? lines : undefined} pricing={pricing.data} needBy={needBy} />
      <ReadError read={pricing} tone="warn" />
      {/* The height of the lines depends on their notices: the footer is shown together with them, so that it does not move. */}
      {isLoaded && (
        <Footer
          items={orderItems(lines)}
          needBy={needBy}
          shipTo={shipTo}
          costCentre={costCentre}
          pricing={pricing}
          order={order}
        />
      )}
    </div>
  );
}

type FooterProps = {
  items: OrderItem[];
  /** From the cart; blank if none. */
  needBy: string;
  shipTo: ShipTo;
  /** The buyer's usual one. */
  costCentre: CostCentreChoice;
  pricing: ReturnType<typeof usePricing>;
  order: ReturnType<typeof useOrder>;
};

function Footer({ items, needBy, shipTo: { chosen }, costCentre, pricing, order }: FooterProps) {
  const { data: centres, chosen: centre } = costCentre;
  return (
    <div className="checkout-foot">
      <p className="small">
        {chosen && (
          <>
            Ships to <strong>{chosen.label}</strong>, {chosen.address}.{' '}
            <a href="/portal/cart">Choose another address in the cart</a>
            {needBy && dayErrors({ day: needBy }).day === undefined && ` Needed by ${formatDay(needBy)}.`}
          </>
        )}
      </p>
      <div className="stack">
        <Summary totals={pricing.totals} taxes={pricing.data?.taxes} stale={pricing.isStale} />
        {centre && (
          <p className="small">
            Cost centre <strong>{costCentreText(centre)}</strong>.{' '}
            {centre.budget && budgetText(centre.budget, pricing.totals?.total ?? 0)}
            {centre.budget &&
              centres?.asks_approval &&
              isOverBudget(centre.budget, pricing.totals?.total ?? 0) &&
              ' The order will need approval.'}
          </p>
        )}
        <ApprovalNote pricing={pricing.data} />
        {pricing.data?.po_required ? (
          <Notice tone="warn">
            Your company requires a PO number on every order. <a href="/portal/cart">Enter it in the cart</a>
          </Notice>
        ) : centres?.required && !centre ? (
          <Notice tone="warn">
            Your company requires a cost centre on every order. <a href="/portal/cart">Choose it in the cart</a>
          </Notice>
        ) : (
          <Button
            kind="primary"
            wide
            disabled={items.length === 0}
            busy={order.busy}
            busyText="Placing…"
            onClick={() => order.place({ items, need_by: needBy || null, cost_centre_id: centre?.id ?? null })}
          >
            Place Order
          </Button>
        )}
      </div>
    </div>
  );
}

type ItemsProps = { lines: CartLine[] | undefined; pricing: Pricing | undefined; needBy: string };

function Items({ lines, pricing, needBy }: ItemsProps) {
  const totalOf = (line: CartLine) => {
    const { price, price_per } = pricedLine(line, pricing) ?? line;
    return toRupees(goodsValue(line.qty, toPaise(price), price_per));
  };
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
                {formatProductName(line.name)}
                <span className="small quiet">{pricedLine(line, pricing)?.delivery.text}</span>
                <LineNotices notices={[...lineNotices(line, pricing), ...lateNotices(line, pricing, needBy)]} />
              </>
            ),
          },
          { label: 'SKU', cell: (line) => <span className="code">{line.sku}</span> },
          { label: 'Quantity', end: true, cell: (line) => formatQuantity(line.qty, line.unit) },
          { label: 'Line total', end: true, cell: (line) => <Money value={totalOf(line)} /> },
        ]}
      />
    </div>
  );
}
