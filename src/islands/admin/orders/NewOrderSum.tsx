import { stepsFor } from '#contracts/approvals/approval-steps.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Summary } from '#widgets/Summary.tsx';
import type { useNewOrder } from './use-new-order.ts';

type Form = ReturnType<typeof useNewOrder>;

/** The totals, what the rules of the company will do with the order, and the button that asks once more. */
export function NewOrderSum({ form }: { form: Form }) {
  const { draft, priced, poFile, busy, failure, isReviewing, closeReview, place } = form;
  const hasSums = draft.lines.length > 0 && draft.user_id !== null;
  const { data } = priced;
  const lines = draft.lines.length;
  const isWaiting =
    data !== undefined &&
    (data.needs_approval || stepsFor(data.steps, data.totals.total, draft.cost_centre_id).length > 0);
  return (
    <div className="order-entry-sum">
      <div className="stack">
        {hasSums && isWaiting && (
          <Notice tone="warn">
            {data?.needs_approval ? 'Above the company’s limits' : 'The company approves such orders'}: the order waits
            for its approvers, who get an email. Its stock is kept.
          </Notice>
        )}
        {hasSums && data?.over_credit && (
          <Notice tone="warn">Above the credit limit: the order is on hold until an admin releases it.</Notice>
        )}
        {hasSums && priced.error && <Notice tone="bad">{priced.error.message}</Notice>}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="cluster">
          <Button kind="primary" type="submit" busy={poFile.busy} busyText="Uploading the PO…">
            Review order
          </Button>
          <a className="button button-quiet" href="/admin/orders">
            Back to orders
          </a>
        </div>
      </div>
      {hasSums && <Summary totals={data?.totals} taxes={data?.taxes} stale={priced.isPlaceholderData} />}
      {isReviewing && (
        <ConfirmDialog
          title="Place this order?"
          confirmLabel="Place order"
          kind="primary"
          busy={busy}
          busyText="Placing…"
          failure={null}
          onClose={closeReview}
          onConfirm={place}
        >
          <p>
            {lines === 1 ? '1 line' : `${lines} lines`}
            {data && `, ${formatRupees(data.totals.total)} with tax`}
            {draft.po_number.trim() ? `, PO ${draft.po_number.trim()}` : ', without a PO number'}
            {draft.po_file && `, PO file ${draft.po_file.name}`}. Stock is taken and the buyer gets an email.
          </p>
          {draft.pasted.trim() && <p>The rows that are still in the paste field are not part of it.</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
