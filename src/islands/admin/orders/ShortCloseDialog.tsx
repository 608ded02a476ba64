import { type AdminOrderDetail, shortCloseEndpoint } from '#contracts/orders/admin.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { remainingQty } from './pack-quantities.ts';
import { useLineQuantities } from './use-line-quantities.tsx';
import { useLastSeen } from './use-last-seen.ts';

/**
 * Short-closes what cannot be supplied, with the reason. All that is left is proposed for a partly shipped order, nothing for
 * any other. If another user was first and nothing is left, the typed reason can still be copied.
 */
export function ShortCloseDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const name = `short-close ${order.id}`;
  const quantities = useLineQuantities(name, order, {
    proposed: (line) => (order.status === 'partly shipped' ? remainingQty(line) : 0),
  });
  const { draft, bind, submit, busy, failure } = useDraftAction(
    shortCloseEndpoint,
    `${name} reason`,
    { reason: '' },
    () => {
      quantities.clear();
      onClose();
    },
  );
  const seen = useLastSeen(order, failure);
  const nothingLeft = !busy && quantities.fields.length === 0;
  const send = () => {
    const lines = quantities.read();
    if (lines) void submit({ order_id: order.id, lines, ...draft, seen });
  };
  return (
    <FormDialog
      title={`Short-close order ${order.id}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel={!nothingLeft && 'Short-close'}
      kind="danger"
      busy={busy}
      failure={failure ?? (nothingLeft && 'Nothing left to pack. No changes saved.')}
    >
      {!nothingLeft && (
        <p>
          Enter how much of each line cannot be supplied. The buyer is notified and not invoiced for it. This cannot be
          undone.
        </p>
      )}
      {quantities.fields}
      {(!nothingLeft || draft.reason) && (
        <TextArea
          {...bind('reason')}
          label="Reason (shown to the buyer)"
          hint={nothingLeft && 'Not sent. Copy anything you still need.'}
          readOnly={nothingLeft}
          rows={3}
          maxLength={500}
        />
      )}
    </FormDialog>
  );
}
