import type { FormEvent } from 'react';
import { answerTicketEndpoint } from '#contracts/admin-tickets.ts';
import { MAX_MESSAGE_LENGTH } from '#contracts/support.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** Answers a ticket; the buyer gets the words by mail. `last` is the last message that the reader has seen. */
export function AnswerTicket({ id, last }: { id: number; last: number }) {
  const [draft, change, clear] = useTabDraft(`ticket answer ${id}`, { message: '' });
  const { submit, busy, errors, failure, edited } = useAct(answerTicketEndpoint, clear);
  const send = (close: boolean) => void submit({ id, ...draft, after: last, close });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <form className="stack ticket-answer no-print" onSubmit={onSubmit} noValidate>
      <TextArea
        label="Answer"
        name="message"
        hint="The buyer gets it by mail and reads it in the portal, signed with our name, not yours."
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft.message}
        error={errors.message}
        onChange={(event) => {
          edited('message');
          change({ message: event.target.value });
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Sending…">
          Send answer
        </Button>
        <Button disabled={busy} onClick={() => send(true)}>
          Send and close
        </Button>
      </div>
    </form>
  );
}
