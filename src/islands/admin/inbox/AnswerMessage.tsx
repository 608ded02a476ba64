import { queryClient } from '#client/queries.ts';
import { answerMessageEndpoint } from '#contracts/visitors/inbox-admin.ts';
import { Button } from '#ui/Button.tsx';
import { ReplyForm } from '#widgets/ReplyForm.tsx';

type Props = {
  id: number;
  /** Id of the last answer on the page, so that the server can refuse an answer written without seeing a newer one. */
  last: number;
  onClose: () => void;
};

/** Answers a message by email. */
export function AnswerMessage({ id, last, onClose }: Props) {
  return (
    <ReplyForm
      endpoint={answerMessageEndpoint}
      draftName={`message answer ${id}`}
      bodyOf={(answer) => ({ id, answer, after: last })}
      label="Answer"
      name="answer"
      hint="Sent by email, signed in the company’s name, not yours, with the message quoted."
      rows={5}
      autoFocus
      action="Send answer"
      onSent={onClose}
      onRefused={refresh}
      extraButtons={() => (
        <Button kind="quiet" onClick={onClose}>
          Not now
        </Button>
      )}
    />
  );
}

/** If a colleague was first, their answer appears above the kept draft. */
const refresh = () => void queryClient.invalidateQueries();
