import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ReturnMove, settleReturnEndpoint } from '#contracts/orders/admin.ts';
import type { Return } from '#contracts/orders/shipments.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { type Restock, RestockChoice } from './RestockChoice.tsx';

/** The button of each decision and the title of its dialog. */
export const DECISIONS: Record<ReturnMove, { label: string; title: string }> = {
  approved: { label: 'Approve', title: 'Approve' },
  rejected: { label: 'Reject', title: 'Reject' },
  received: { label: 'Receive goods', title: 'Receive goods of' },
};

type Props = { goodsReturn: Return; to: ReturnMove; onClose: () => void };

/** Approves or rejects a return, or records that its goods were received. */
export function SettleReturnDialog({ goodsReturn, to, onClose }: Props) {
  const { id, code, reason } = goodsReturn;
  const blank = { answer: '', restock: '' as Restock };
  const [draft, change, clear] = useTabDraft(`return ${id} ${to}`, blank);
  const [choiceMissing, setChoiceMissing] = useState(false);
  const { submit, busy, errors, failure, edited } = useAction(settleReturnEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (to === 'received' && draft.restock === '') {
      // The error must be drawn before the choice takes the focus: a screen reader then reads both.
      flushSync(() => setChoiceMissing(true));
      return event.currentTarget.querySelector<HTMLElement>('[name="restock"]')?.focus();
    }
    void submit({ id, to, answer: draft.answer, restock: draft.restock === 'yes' });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`${DECISIONS[to].title} ${code}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {to === 'received' ? (
          <RestockChoice
            reason={reason}
            value={draft.restock}
            error={choiceMissing && draft.restock === '' ? 'Choose whether the goods go back to stock.' : undefined}
            onChoose={(restock) => change({ restock })}
          />
        ) : (
          <TextArea
            {...bind('answer')}
            label="Answer to the buyer"
            optional={to === 'approved'}
            rows={3}
            maxLength={500}
            data-autofocus
          />
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            {DECISIONS[to].label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
