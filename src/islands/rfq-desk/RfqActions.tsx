import { type SubmitEvent, useState } from 'react';
import { type DeskRfqDetail, moveRfqEndpoint } from '#contracts/rfq-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

type Asked = 'more information requested' | 'declined';

const DIALOGS: Record<Asked, { title: string; label: string; action: string; danger?: true }> = {
  'more information requested': { title: 'Ask the buyer', label: 'Your question', action: 'Ask' },
  declined: { title: 'Decline the RFQ', label: 'Reason, as the buyer reads it', action: 'Decline', danger: true },
};

/** What staff may do with an RFQ besides quoting it. */
export function RfqActions({ rfq }: { rfq: DeskRfqDetail }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const review = useAct(moveRfqEndpoint);
  const { id, status } = rfq;
  const open = status === 'submitted' || status === 'under review';
  return (
    <div className="cluster">
      {status === 'submitted' && (
        <Button busy={review.busy} onClick={() => void review.submit({ id, to: 'under review' })}>
          Take under review
        </Button>
      )}
      {open && <Button onClick={() => setAsked('more information requested')}>Ask back</Button>}
      {(open || status === 'more information requested') && (
        <Button kind="danger" onClick={() => setAsked('declined')}>
          Decline
        </Button>
      )}
      {review.failure && <Notice tone="bad">{review.failure}</Notice>}
      {asked && <MoveDialog id={id} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** What is typed is kept until it is sent. */
function MoveDialog({ id, to, onClose }: { id: number; to: Asked; onClose: () => void }) {
  const [draft, change, clear] = useTabDraft(`${to} ${id}`, { note: '' });
  const { submit, busy, errors, failure, edited } = useAct(moveRfqEndpoint, () => {
    clear();
    onClose();
  });
  const { title, label, action, danger } = DIALOGS[to];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, to, ...draft });
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextArea
          name="note"
          label={label}
          rows={4}
          maxLength={2000}
          value={draft.note}
          error={errors.note}
          onChange={(event) => {
            edited('note');
            change({ note: event.target.value });
          }}
          data-autofocus
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} busyText="Sending…">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
