import { answerTicketEndpoint } from '#contracts/admin-tickets.ts';
import { Button } from '#ui/Button.tsx';
import { ReplyForm } from '#ui/ReplyForm.tsx';

/** Answers a ticket; the buyer gets the words by mail. `last` is the last message that the reader has seen. */
export function AnswerTicket({ id, last }: { id: number; last: number }) {
  const bodyOf = (message: string, close = false) => ({ id, message, after: last, close });
  return (
    <ReplyForm
      endpoint={answerTicketEndpoint}
      draft={`ticket answer ${id}`}
      bodyOf={bodyOf}
      label="Answer"
      hint="The buyer gets it by mail and reads it in the portal, signed with our name, not yours."
      rows={5}
      action="Send answer"
      more={({ words, busy, submit }) => (
        <Button disabled={busy} onClick={() => submit(bodyOf(words, true))}>
          Send and close
        </Button>
      )}
    />
  );
}
