import { formatTime } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';

/** True if the order is on hold because of its company's credit, not for another reason alone. */
export const isOnCreditHold = ({ status, credit_holds }: AdminOrderDetail) =>
  status === 'on hold' && credit_holds.some(({ lifted }) => lifted === null);

/** Why the order is on credit hold, for staff. */
export function CreditHoldNotice({ order }: { order: AdminOrderDetail }) {
  const hold = order.credit_holds.find(({ lifted }) => lifted === null)!;
  return (
    <Notice tone="warn">
      On credit hold since {formatTime(hold.at)}: {hold.reason}. An admin can release it with a reason.
    </Notice>
  );
}

/** What the order's company owes and has ordered, against its credit limit; and the order's credit holds. */
export function CreditPanel({ order }: { order: AdminOrderDetail }) {
  const { credit, company, credit_holds } = order;
  const rows: [string, number][] = [
    ['Open invoices', credit.open],
    ...(credit.on_account > 0 ? [['On account', -credit.on_account] satisfies [string, number]] : []),
    ['Other orders, not invoiced', credit.uninvoiced],
    ['This order, not invoiced', credit.order],
    ['Used', credit.used],
  ];
  return (
    <section>
      <h2 className="section-rule">Credit</h2>
      <dl className="credit-figures">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Credit limit</dt>
          <dd>{credit.limit === null ? 'Not set' : <Money value={credit.limit} />}</dd>
        </div>
      </dl>
      {credit.over_by > 0 && (
        <p className="credit-bad">
          <strong>{formatRupees(credit.over_by)} over the limit</strong>
        </p>
      )}
      <p>
        {credit.overdue > 0 ? (
          <span className={credit.reasons.length > 0 ? 'credit-bad' : undefined}>
            {formatRupees(credit.overdue)} overdue, the oldest by {days(credit.oldest_days)}.
          </span>
        ) : (
          <span className="quiet">Nothing overdue.</span>
        )}{' '}
        <a href={`/admin/receivables/${company.id}`}>Open items</a>
      </p>
      {credit_holds.map(({ at, by, reason, lifted }) => (
        <p key={at} className="small quiet">
          {lifted
            ? `${lifted.by} allowed it on ${formatTime(lifted.at)}: ${lifted.reason} (${reason})`
            : `${by ? `${by} put it on credit hold` : 'It went on credit hold'} on ${formatTime(at)}: ${reason}`}
        </p>
      ))}
    </section>
  );
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
