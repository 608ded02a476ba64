import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { SlipList } from './SlipList.tsx';

type Props = {
  title: string;
  /** What may be a slip, a sentence for each. */
  slips: readonly string[];
  /** What the button says that goes on: `Send all the same`. */
  goOn: string;
  onClose: () => void;
  onGoOn: () => void;
};

/** Asks before something goes out that may be a slip and cannot be taken back: going back is what Enter does. */
export function SlipQuestion({ title, slips, goOn, onClose, onGoOn }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Back
          </Button>
          <Button kind="primary" onClick={onGoOn}>
            {goOn}
          </Button>
        </>
      }
    >
      <SlipList slips={slips} />
    </Dialog>
  );
}
