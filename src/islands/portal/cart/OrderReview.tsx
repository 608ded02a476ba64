import { formatDay } from '#client/format.ts';
import { formatPer, goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { costCentreFact, notesFact, purchaseOrderFact, shipToFact } from '#widgets/review/order-facts.tsx';
import { RefusalBanner } from '#widgets/review/RefusalBanner.tsx';
import { outcomeOf } from '#widgets/review/outcome.ts';
import { ReviewDialog } from '#widgets/review/ReviewDialog.tsx';
import { ReviewFacts } from '#widgets/review/ReviewFacts.tsx';
import { ReviewLines } from '#widgets/review/ReviewLines.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { LineNotices } from './LineNotices.tsx';
import { cartChanges, noticedLines, pricedLine } from './line-notices.ts';
import { LateLines } from './NeedBy.tsx';
import type { CheckoutState } from './use-checkout.ts';
import type { Pricing } from './use-pricing.ts';

/** The review that the cart opens: an order is placed only from here. */
export function OrderReviewDialog({ checkout }: { checkout: CheckoutState }) {
  const { order, pricing } = checkout;
  return (
    <ReviewDialog
      title="Review your order"
      onClose={checkout.review.close}
      onConfirm={() => void checkout.place()}
      confirmLabel="Place Order"
      disabled={!pricing.data}
      // Until the prices of a changed quantity are shown.
      busy={order.busy || pricing.isStale}
      {...(order.busy ? { busyText: 'Placing…' } : {})}
    >
      <OrderReview checkout={checkout} />
    </ReviewDialog>
  );
}

/** All that is ordered, by which terms, and what happens next. */
export function OrderReview({ checkout }: { checkout: CheckoutState }) {
  const { lines, needBy, draft, shipTo, costCentre, pricing, order } = checkout;
  const { totals } = pricing;
  return (
    <>
      {order.error && <RefusalBanner>{order.error}</RefusalBanner>}
      <ReviewLines
        caption="Items to order"
        lines={noticedLines(lines, pricing.data, needBy).map((row) => reviewLine(row, pricing.data))}
      />
      <LateLines lines={lines} needBy={needBy} pricing={pricing.data} />
      <ReadError read={pricing} tone="warn" />
      <div className="review-foot">
        <ReviewFacts
          facts={[
            ['Ship to', shipToFact(shipTo.chosen)],
            ['PO number', purchaseOrderFact(draft)],
            ['Need by', checkout.faults.need_by ?? (needBy ? formatDay(needBy) : 'No date given')],
            ['Cost centre', costCentreFact(costCentre, totals?.total)],
            ['Notes', notesFact(draft.notes)],
          ]}
        />
        <div className="stack">
          <Summary totals={totals} taxes={pricing.data?.taxes} stale={pricing.isStale} />
          <Outcome checkout={checkout} />
        </div>
      </div>
    </>
  );
}

function Outcome({ checkout: { lines, pricing, costCentre } }: { checkout: CheckoutState }) {
  if (!pricing.data) return null;
  const { short, unsold, unavailable } = cartChanges(lines, pricing.data);
  if (short + unsold + unavailable.length > 0) {
    return <Notice tone="warn">Lines marked above cannot be ordered as they are. Change them in the cart.</Notice>;
  }
  const { tone, text } = outcomeOf({
    ...pricing.data,
    cost_centre_id: costCentre.chosen?.id ?? null,
    budget: costCentre.chosen?.budget ?? null,
    asks_approval: costCentre.data?.asks_approval === true,
    total: pricing.data.totals.total,
  });
  return <Notice tone={tone}>{text}</Notice>;
}

/** A line of the cart with the price that applies to its quantity. */
function reviewLine({ line, key, notices }: ReturnType<typeof noticedLines>[number], pricing: Pricing | undefined) {
  const priced = pricedLine(line, pricing);
  const { price, price_per } = priced ?? line;
  const unit = line.unit || 'unit';
  return {
    ...{ key, name: line.name, sku: line.sku, details: priced?.delivery.text },
    notices: <LineNotices notices={notices} />,
    quantity: formatQuantity(line.qty, unit),
    price: (
      <>
        <Money value={price} /> <span className="quiet">/ {formatPer({ price_per, unit })}</span>
        {priced?.price_break && (
          <span className="review-break small quiet">
            {priced.price_break.qty.toLocaleString('en-IN')}+ price applied
          </span>
        )}
      </>
    ),
    total: toRupees(goodsValue(line.qty, toPaise(price), price_per)),
  };
}
