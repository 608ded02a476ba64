import { clearCart, restoreLines, readCart, setNeedBy } from '#client/cart.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useCostCentre } from '#widgets/cost-centres/CostCentreField.tsx';
import { useCart, useNeedBy } from '#widgets/use-cart.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import './cart.css';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { OrderError } from './OrderError.tsx';
import { type Draft, useOrder } from './use-order.ts';
import { usePricing } from './use-pricing.ts';
import { useShipTo } from './use-ship-to.ts';

/** The cart and its checkout. The stored cart is known only after hydration; until then skeletons are shown. */
export function Cart() {
  return useHydrated() ? <StoredCart /> : <CartSkeleton lines={3} />;
}

function StoredCart() {
  const lines = useCart();
  const needBy = useNeedBy();
  const [draft, edit, clearDraft] = useTabDraft<Draft>('checkout', {
    po_number: '',
    po_date: '',
    notes: '',
    ship_address_id: null,
  });
  const order = useOrder(clearDraft);
  const shipTo = useShipTo(draft.ship_address_id);
  const costCentre = useCostCentre(draft.cost_centre_id);
  const pricing = usePricing(lines, shipTo.chosen?.id ?? null, { enabled: !shipTo.isPending });

  const clear = () => {
    const before = readCart();
    clearCart();
    const undo = () => {
      restoreLines(before, 0);
      setNeedBy(needBy);
    };
    toast('Cart cleared.', { undo });
  };

  if (lines.length === 0) return <EmptyCart />;
  // With the prices: the field would move what is below it.
  if (pricing.isPending || costCentre.isPending) return <CartSkeleton lines={Math.min(lines.length, 8)} />;
  return (
    <>
      {order.error && <OrderError>{order.error}</OrderError>}
      <CartNotices lines={lines} pricing={pricing.data} />
      <div className="cart">
        <CartLines lines={lines} pricing={pricing.data} needBy={needBy} busy={order.busy} />
        <CheckoutPanel
          lines={lines}
          needBy={needBy}
          shipTo={shipTo}
          costCentre={costCentre}
          pricing={pricing}
          draft={draft}
          edit={edit}
          order={order}
          onClear={clear}
        />
      </div>
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      drawing={<EmptyDrawing of="cart" />}
      action={
        <div className="cluster">
          <a className="button button-secondary" href="/portal/catalog">
            Open the catalogue
          </a>
          <a className="button button-quiet" href="/portal/quick-order">
            Quick order
          </a>
        </div>
      }
    >
      Your cart is empty
    </EmptyState>
  );
}

function CartSkeleton({ lines }: { lines: number }) {
  return (
    <div className="cart" aria-hidden="true" aria-busy="true">
      <div className="sheet cart-sheet">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="cart-line">
            <Skeleton className="product-image" />
            <Skeleton text />
          </div>
        ))}
      </div>
      <div className="checkout sheet">
        <Skeleton className="checkout-skeleton" />
      </div>
    </div>
  );
}
