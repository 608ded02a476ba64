import { type AdminOrderDetail, type OrderMove, moveOrderEndpoint } from '#contracts/orders/admin.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { CreditWarning, useCreditStep } from './CreditWarning.tsx';
import { allowedMoves, moveLabels } from './order-moves.ts';
import { useProposal } from './use-proposal.tsx';
import { useLastSeen } from './use-last-seen.ts';

type Props = { order: AdminOrderDetail; to: OrderMove; onClose: () => void };

/**
 * Changes an order's status, with a note. If another user was first and the change is no longer possible, the typed note can
 * still be copied.
 */
export function MoveOrderDialog({ order, to, onClose }: Props) {
  const { id } = order;
  const promised = to === 'confirmed' ? promisedDay(order) : '';
  const blank = { note: '', expected_on: promised, credit_reason: '' };
  const onCredit = useCreditStep(order, to);
  const proposal = useProposal(order);
  const form = useDraftAction(moveOrderEndpoint, `order ${id} ${to} ${promised}`, blank, () => {
    proposal.clear();
    onClose();
  });
  const { draft, change, busy, failure } = form;
  const seen = useLastSeen(order, failure);
  // Not while busy: the page may already show the order as this very change has left it.
  const isOutdated = !busy && !allowedMoves(order).includes(to);
  const { title, note, label, kind } = moveLabels(to, order);
  // An order that goes on credit hold is not confirmed, so nothing is promised to the buyer.
  const isConfirming = onCredit !== 'hold' && onCredit !== 'refused';
  const isOptional = !ORDER_STATES[to].needsReason;
  const send = () => {
    const changes = to === 'on hold' ? proposal.read() : [];
    if (changes) void form.submit({ id, to, ...draft, seen, ...(changes.length > 0 && { changes }) });
  };
  return (
    <FormDialog
      title={`${title} ${id}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel={!isOutdated && onCredit !== 'refused' && (onCredit === 'hold' ? 'Put on credit hold' : label)}
      {...(kind && { kind })}
      busy={busy}
      failure={isOutdated ? `Order ${id} is now ${order.status}. No changes saved.` : failure}
    >
      {!isOutdated && onCredit && <CreditWarning order={order} step={onCredit} />}
      {!isOutdated && onCredit === 'reason' && (
        <TextArea
          {...form.bind('credit_reason')}
          label="Reason for confirming on credit"
          hint="Visible to staff only"
          rows={2}
          maxLength={500}
          data-autofocus
        />
      )}
      {to === 'confirmed' && !isOutdated && isConfirming && (
        <DateInput
          name="expected_on"
          label="Dispatch by"
          optional
          value={draft.expected_on}
          error={form.errors.expected_on}
          onDate={(expected_on) => {
            form.edited('expected_on');
            change({ expected_on });
          }}
          data-autofocus
        />
      )}
      {((!isOutdated && isConfirming) || draft.note) && (
        <TextArea
          {...form.bind('note')}
          label={note}
          hint={isOutdated && 'Not sent. Copy anything you still need.'}
          readOnly={isOutdated}
          optional={isOptional && !isOutdated}
          rows={3}
          maxLength={500}
          data-autofocus
        />
      )}
      {to === 'on hold' && !isOutdated && proposal.fields}
    </FormDialog>
  );
}

/** A released order keeps the dispatch date promised before, unless it has passed. */
const promisedDay = ({ dispatch_by }: AdminOrderDetail) =>
  dispatch_by && dispatch_by >= dayInIndia() ? dispatch_by : '';
