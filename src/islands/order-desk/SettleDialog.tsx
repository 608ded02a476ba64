import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { settleReturnEndpoint } from '#contracts/admin-orders.ts';
import type { Return } from '#contracts/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { ShelfChoice } from './ShelfChoice.tsx';

/** What staff say to a return: whether it may come, later that it came. */
export type Answer = 'approved' | 'rejected' | 'received';

/** What each answer is called on its button and over its dialog. */
export const ANSWERS: Record<Answer, { label: string; title: string }> = {
  approved: { label: 'Approve', title: 'Approve' },
  rejected: { label: 'Reject', title: 'Reject' },
  received: { label: 'Goods received', title: 'Goods received:' },
};

/** What is answered to a return, or what becomes of its goods; kept until it is sent. */
export function SettleDialog({ sentBack, to, onClose }: { sentBack: Return; to: Answer; onClose: () => void }) {
  const [{ answer, shelf }, change, clear] = useTabDraft(`return ${sentBack.id} ${to}`, { answer: '', shelf: '' });
  const [unchosen, setUnchosen] = useState(false);
  const { submit, busy, errors, failure, edited } = useAct(settleReturnEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (to === 'received' && shelf === '') {
      // Drawn before the focus comes: what is read out there names it.
      flushSync(() => setUnchosen(true));
      return event.currentTarget.querySelector<HTMLElement>('[name="shelf"]')?.focus();
    }
    void submit({ id: sentBack.id, to, answer, restock: shelf === 'fit' });
  };
  return (
    <Dialog open onClose={onClose} title={`${ANSWERS[to].title} ${sentBack.code}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {to === 'received' ? (
          <ShelfChoice
            reason={sentBack.reason}
            value={shelf}
            error={unchosen && shelf === '' ? 'Choose one: it decides whether they can be sold.' : undefined}
            onChoose={(shelf) => change({ shelf })}
          />
        ) : (
          <TextArea
            name="answer"
            label="Answer to the buyer"
            optional={to === 'approved'}
            rows={3}
            maxLength={500}
            value={answer}
            error={errors.answer}
            onChange={(event) => {
              edited('answer');
              change({ answer: event.target.value });
            }}
            data-autofocus
          />
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            {ANSWERS[to].label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
