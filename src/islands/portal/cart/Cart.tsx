import { clearCart, restoreLines, readCart, setNeedBy } from '#client/cart.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { RefusalBanner } from '#widgets/review/RefusalBanner.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import './cart.css';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { OrderReviewDialog } from './OrderReview.tsx';
import { useCheckout } from './use-checkout.ts';

/** The cart and its checkout. The stored cart is known only after hydration; until then skeletons are shown. */
export function Cart() {
  return useHydrated() ? <StoredCart /> : <CartSkeleton lines={3} />;
}

function StoredCart() {
  const checkout = useCheckout();
  const { lines, needBy, pricing, costCentre, order } = checkout;

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
      {order.error && !checkout.review.isOpen && <RefusalBanner>{order.error}</RefusalBanner>}
      <CartNotices lines={lines} pricing={pricing.data} />
      <div className="cart">
        <CartLines lines={lines} pricing={pricing.data} needBy={needBy} busy={order.busy} />
        <CheckoutPanel checkout={checkout} onClear={clear} />
      </div>
      {checkout.review.isOpen && <OrderReviewDialog checkout={checkout} />}
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
