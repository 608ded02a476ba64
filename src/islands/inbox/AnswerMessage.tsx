import { type FormEvent, useEffect } from 'react';
import { queryClient } from '#client/queries.ts';
import { answerMessageEndpoint } from '#contracts/admin-messages.ts';
import { MAX_MESSAGE_LENGTH } from '#contracts/support.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** What the list shows of a message may be old: what `last` names is the last answer that the writer has seen. */
type Props = { id: number; last: number; onClose: () => void };

/** Answers a message by mail. What is typed stays in this tab until it was sent. */
export function AnswerMessage({ id, last, onClose }: Props) {
  const [draft, change, clear] = useTabDraft(`message answer ${id}`, { answer: '' });
  const { submit, busy, errors, failure, edited } = useAct(answerMessageEndpoint, () => {
    clear();
    onClose();
  });
  // Where a colleague was quicker, his answer appears above the words that were kept.
  useEffect(() => {
    if (failure) void queryClient.invalidateQueries();
  }, [failure]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, ...draft, after: last });
  };
  return (
    <form className="stack inbox-answer no-print" onSubmit={send} noValidate>
      <TextArea
        label="Answer"
        name="answer"
        hint="It goes out by mail, signed with our name, not yours, and quotes the message."
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        autoFocus
        value={draft.answer}
        error={errors.answer}
        onChange={(event) => {
          edited('answer');
          change({ answer: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Sending…">
          Send answer
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
