import { queryClient } from '#client/queries.ts';
import { answerMessageEndpoint } from '#contracts/admin-messages.ts';
import { Button } from '#ui/Button.tsx';
import { ReplyForm } from '#ui/ReplyForm.tsx';

/** What the list shows of a message may be old: what `last` names is the last answer that the writer has seen. */
type Props = { id: number; last: number; onClose: () => void };

/** Answers a message by mail. */
export function AnswerMessage({ id, last, onClose }: Props) {
  return (
    <ReplyForm
      endpoint={answerMessageEndpoint}
      draft={`message answer ${id}`}
      bodyOf={(answer) => ({ id, answer, after: last })}
      label="Answer"
      name="answer"
      hint="It goes out by mail, signed with our name, not yours, and quotes the message."
      rows={5}
      autoFocus
      action="Send answer"
      onSent={onClose}
      onRefused={readAnew}
      more={() => (
        <Button kind="quiet" onClick={onClose}>
          Not now
        </Button>
      )}
    />
  );
}

/** Where a colleague was quicker, his answer appears above the words that were kept. */
const readAnew = () => void queryClient.invalidateQueries();
