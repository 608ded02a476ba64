import { answerTicketEndpoint } from '#contracts/support/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ReplyForm } from '#widgets/ReplyForm.tsx';

/** Answers a ticket; the buyer also gets the answer by email. `last` is the id of the last message on the page. */
export function AnswerTicket({ id, last }: { id: number; last: number }) {
  const bodyOf = (message: string, attachment?: File, close = false) => ({
    ...{ id, message, after: last, close },
    ...(attachment && { attachment }),
  });
  return (
    <ReplyForm
      endpoint={answerTicketEndpoint}
      draftName={`ticket answer ${id}`}
      bodyOf={(message, file) => bodyOf(message, file)}
      attachable
      label="Answer"
      hint="The buyer gets it by email and in the portal, signed in the company’s name, not yours."
      rows={5}
      action="Send answer"
      extraButtons={({ text, file, busy, submit }) => (
        <Button disabled={busy} onClick={() => submit(bodyOf(text, file, true))}>
          Send and close
        </Button>
      )}
    />
  );
}
