import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { decideOrderEndpoint } from '#contracts/approvals/approvals.ts';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { toast } from '#ui/toast.ts';
import { DecisionForm } from './DecisionForm.tsx';

/** The approver's form on the page of an order that waits for approval. */
export function OrderDecision({ order }: { order: OrderDetail }) {
  const [pending] = order.history;
  return (
    <section className="sheet sheet-body stack order-decision no-print" aria-labelledby="order-decision">
      <h2 id="order-decision">Your decision</h2>
      <p>
        {order.placed_by} has requested your approval. {pending?.note}
      </p>
      <DecisionForm
        orderId={order.id}
        lines={order.lines}
        placedBy={order.placed_by}
        fromQuote={order.quote !== null}
        budget={order.budget}
        onDecide={async (decision) => {
          const { message } = await call(decideOrderEndpoint, { body: { id: order.id, ...decision } });
          toast(message);
          await queryClient.invalidateQueries();
        }}
      />
    </section>
  );
}
