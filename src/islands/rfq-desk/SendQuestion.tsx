import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TaxGaps } from '#ui/TaxGaps.tsx';

type Props = {
  /** What lines lack, a sentence for each. */
  gaps: readonly string[];
  onClose: () => void;
  onSend: () => void;
};

/** Asks before a quote goes out whose lines would be billed without HSN or tax: as it is accepted, so it is invoiced. */
export function SendQuestion({ gaps, onClose, onSend }: Props) {
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
      <TaxGaps gaps={gaps} />
    </Dialog>
  );
}
