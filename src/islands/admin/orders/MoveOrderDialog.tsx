import type { SubmitEvent } from 'react';
import { type AdminOrderDetail, type OrderMove, moveOrderEndpoint } from '#contracts/orders/admin.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { allowedMoves, moveLabels } from './order-moves.ts';
import { useLastSeen } from './use-last-seen.ts';

type Props = { order: AdminOrderDetail; to: OrderMove; onClose: () => void };

/**
 * Changes an order's status, with a note. If another user was first and the change is no longer possible, the typed note can
 * still be copied.
 */
export function MoveOrderDialog({ order, to, onClose }: Props) {
  const { id } = order;
  const promised = to === 'confirmed' ? promisedDay(order) : '';
  const [draft, change, clear] = useTabDraft(`order ${id} ${to} ${promised}`, { note: '', expected_on: promised });
  const { submit, busy, errors, failure, edited } = useAction(moveOrderEndpoint, () => {
    clear();
    onClose();
  });
  const seen = useLastSeen(order, failure);
  // Not while busy: the page may already show the order as this very change has left it.
  const isOutdated = !busy && !allowedMoves(order).includes(to);
  const { title, note, label, kind } = moveLabels(to, order);
  const isOptional = !ORDER_STATES[to].needsReason;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, to, ...draft, seen });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`${title} ${id}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {isOutdated ? (
          <Notice tone="bad">
            Order {id} is now {order.status}. No changes saved.
          </Notice>
        ) : (
          failure && <Notice tone="bad">{failure}</Notice>
        )}
        {to === 'confirmed' && !isOutdated && (
          <DateInput
            name="expected_on"
            label="Dispatch by"
            optional
            value={draft.expected_on}
            error={errors.expected_on}
            onDate={(expected_on) => {
              edited('expected_on');
              change({ expected_on });
            }}
            data-autofocus
          />
        )}
        {(!isOutdated || draft.note) && (
          <TextArea
            {...bind('note')}
            label={note}
            hint={isOutdated && 'Not sent. Copy anything you still need.'}
            readOnly={isOutdated}
            optional={isOptional && !isOutdated}
            rows={3}
            maxLength={500}
            data-autofocus
          />
        )}
        <div className="dialog-actions">
          <Button kind={isOutdated ? 'primary' : 'secondary'} onClick={onClose}>
            Back
          </Button>
          {!isOutdated && (
            <Button type="submit" kind={kind ?? 'primary'} busy={busy} busyText="Saving…">
              {label}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** A released order keeps the dispatch date promised before, unless it has passed. */
const promisedDay = ({ dispatch_by }: AdminOrderDetail) =>
  dispatch_by && dispatch_by >= dayInIndia() ? dispatch_by : '';
