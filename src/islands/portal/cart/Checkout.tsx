import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import './cart.css';
import { OrderReview } from './OrderReview.tsx';
import { type CheckoutState, useCheckout } from './use-checkout.ts';

/** The simpler checkout: the review of the cart's order on a page, without its fields (specification §2). */
export function Checkout() {
  return useHydrated() ? <StoredCheckout /> : <CheckoutSkeleton />;
}

function StoredCheckout() {
  const checkout = useCheckout();
  const { lines, pricing, shipTo, costCentre } = checkout;
  if (lines.length === 0) {
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
  // All at once: notices would move what is below them.
  if (pricing.isPending || shipTo.isPending || costCentre.isPending) return <CheckoutSkeleton />;
  return (
    <div className="stack checkout-simple">
      <OrderReview checkout={checkout} />
      <div className="checkout-foot">
        <a className="button button-quiet" href="/portal/cart">
          Back to the cart
        </a>
        <PlaceOrder checkout={checkout} />
      </div>
    </div>
  );
}

function PlaceOrder({ checkout: { pricing, order, faults, place } }: { checkout: CheckoutState }) {
  const [fault] = Object.values(faults);
  if (fault) {
    return (
      <Notice tone="warn">
        {fault} <a href="/portal/cart">Change the order in the cart</a>
      </Notice>
    );
  }
  return (
    <Button
      kind="primary"
      wide
      disabled={!pricing.data}
      busy={order.busy || pricing.isStale}
      {...(order.busy ? { busyText: 'Placing…' } : {})}
      onClick={() => void place()}
    >
      Place Order
    </Button>
  );
}

function CheckoutSkeleton() {
  return (
    <div className="checkout-simple" aria-hidden="true" aria-busy="true">
      <Skeleton className="checkout-skeleton" />
    </div>
  );
}
