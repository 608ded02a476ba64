import { useState } from 'react';
import { type AdminRfqDetail, moveRfqEndpoint, type RfqMove } from '#contracts/quotes/admin.ts';
import { canMove } from '#contracts/life-cycle.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** The status changes that need a note to the buyer. */
type NotedMove = Exclude<RfqMove, 'under review'>;

const DIALOGS: Record<NotedMove, { title: string; label: string; action: string; kind: 'primary' | 'danger' }> = {
  'more information requested': {
    ...{ title: 'Ask the buyer', label: 'Your question', action: 'Send question', kind: 'primary' },
  },
  declined: { title: 'Decline the RFQ', label: 'Reason (shown to the buyer)', action: 'Decline', kind: 'danger' },
};

/** What staff can do with an RFQ besides quoting it. */
export function RfqActions({ rfq }: { rfq: AdminRfqDetail }) {
  const [dialog, setDialog] = useState<NotedMove | null>(null);
  const review = useAction(moveRfqEndpoint);
  const { id, status } = rfq;
  const may = (to: RfqMove) => canMove(RFQ_STATES, 'staff', status, to);
  return (
    <div className="cluster">
      {status === 'submitted' && (
        <Button
          call={moveRfqEndpoint}
          busy={review.busy}
          onClick={() => void review.submit({ id, to: 'under review' })}
        >
          Start review
        </Button>
      )}
      {may('more information requested') && (
        <Button call={moveRfqEndpoint} onClick={() => setDialog('more information requested')}>
          Ask the buyer
        </Button>
      )}
      {may('declined') && (
        <Button call={moveRfqEndpoint} kind="danger" onClick={() => setDialog('declined')}>
          Decline
        </Button>
      )}
      {review.failure && <Notice tone="bad">{review.failure}</Notice>}
      {dialog && <MoveRfqDialog id={id} to={dialog} onClose={() => setDialog(null)} />}
    </div>
  );
}

function MoveRfqDialog({ id, to, onClose }: { id: number; to: NotedMove; onClose: () => void }) {
  const { draft, bind, submit, busy, failure } = useDraftAction(moveRfqEndpoint, `${to} ${id}`, { note: '' }, onClose);
  const { title, label, action, kind } = DIALOGS[to];
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={() => void submit({ id, to, ...draft })}
      submitLabel={action}
      kind={kind}
      busy={busy}
      busyText="Sending…"
      failure={failure}
    >
      <TextArea label={label} rows={4} maxLength={2000} {...bind('note')} data-autofocus />
    </FormDialog>
  );
}
