import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TaxGaps } from '#ui/TaxGaps.tsx';

type Props = {
  /** A sentence for each, from `questionsOf`. */
  questions: readonly string[];
  onClose: () => void;
  onSend: () => void;
};

/** Asks before a quote goes out with a line that may be a slip: as it is accepted, so it is invoiced. */
export function SendQuestion({ questions, onClose, onSend }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send the quote like this?"
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Back
          </Button>
          <Button kind="primary" onClick={onSend}>
            Send all the same
          </Button>
        </>
      }
    >
      <TaxGaps gaps={questions} />
    </Dialog>
  );
}
