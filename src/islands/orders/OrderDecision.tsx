import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { decideOrderEndpoint } from '#contracts/approvals.ts';
import type { OrderDetail } from '#contracts/orders.ts';
import { toast } from '#ui/toast.ts';
import { Decision } from './Decision.tsx';

/** The decision on an order that waits, on its own page. */
export function OrderDecision({ order }: { order: OrderDetail }) {
  const [waits] = order.history;
  return (
    <section className="sheet sheet-body stack order-decision no-print" aria-labelledby="order-decision">
      <h2 id="order-decision">Your decision</h2>
      <p>
        {order.placed_by} asks for your approval. {waits?.note}
      </p>
      <Decision
        orderId={order.id}
        lines={order.lines}
        placedBy={order.placed_by}
        fromQuote={order.quote !== null}
        onDecide={async (decision) => {
          const { message } = await call(decideOrderEndpoint, { body: { id: order.id, ...decision } });
          toast(message);
          await queryClient.invalidateQueries();
        }}
      />
    </section>
  );
}
