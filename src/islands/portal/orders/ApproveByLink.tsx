import { useEffect, useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { formatTime } from '#client/format.ts';
import {
  type ApprovalSummary,
  DEAD_LINK,
  decideApprovalEndpoint,
  openApprovalEndpoint,
} from '#contracts/approvals/approvals.ts';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { OrderApprovals } from '#widgets/approvals/OrderApprovals.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import './order.css';

/** The approval page behind the link in an approver's email. The link does not sign the approver in. */
export function ApproveByLink() {
  const { order, error, retry } = useApprovalLink();
  const [done, setDone] = useState<string | null>(null);

  if (done) {
    return (
      <div className="stack">
        <Notice tone="ok">{done}</Notice>
        <a href="/login/customer?next=%2Fportal%2Fapprovals">Sign in to see other pending approvals</a>
      </div>
    );
  }
  if (error) {
    return (
      <div className="stack">
        <Notice tone="bad" onRetry={error === DEAD_LINK ? undefined : retry}>
          {error}
        </Notice>
        <a href="/login/customer?next=%2Fportal%2Fapprovals">Customer Login</a>
      </div>
    );
  }
  if (!order) return <Skeleton className="approve-skeleton" />;
  return (
    <div className="stack">
      <Head order={order} />
      <OrderApprovals order={order} />
      <DecisionForm
        orderId={order.id}
        lines={order.lines}
        placedBy={order.placed_by}
        fromQuote={order.from_quote}
        budget={order.budget}
        onDecide={async (decision) => {
          const { message } = await call(decideApprovalEndpoint, { body: { token: tokenInAddress(), ...decision } });
          setDone(message);
        }}
      />
    </div>
  );
}

/** Reads the order that the link in the address is for; an address without a token is a dead link. */
function useApprovalLink() {
  const hydrated = useHydrated();
  const token = hydrated ? tokenInAddress() : null;
  const [order, setOrder] = useState<ApprovalSummary | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token) call(openApprovalEndpoint, { body: { token } }).then((reply) => setOrder(reply.order), setFailure);
  }, [token, tries]);
  return {
    order,
    error: token === '' ? DEAD_LINK : failure ? messageOf(failure) : null,
    retry: () => {
      setFailure(null);
      setTries(tries + 1);
    },
  };
}

function Head({ order }: { order: ApprovalSummary }) {
  return (
    <>
      <p>
        {order.placed_by} of {order.company} placed order <span className="code">{order.id}</span> on{' '}
        {formatTime(order.created_at)}.{order.why && ` ${order.why}`} You are deciding as {order.approver}.
      </p>
      <dl className="order-facts">
        {order.po_number && (
          <div>
            <dt>PO number</dt>
            <dd className="code">{order.po_number}</dd>
          </div>
        )}
        {order.cost_centre && (
          <div>
            <dt>Cost centre</dt>
            <dd>{order.cost_centre}</dd>
          </div>
        )}
        <div>
          <dt>Ship to</dt>
          <dd>{order.ship_to}</dd>
        </div>
        {order.notes && (
          <div>
            <dt>Notes</dt>
            <dd className="as-typed">{order.notes}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** From `?token=`, as in the email, or from the hash. */
function tokenInAddress(): string {
  const { search, hash } = location;
  return new URLSearchParams(search).get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? hash.slice(1);
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'The order could not be loaded. Try again.';
}
