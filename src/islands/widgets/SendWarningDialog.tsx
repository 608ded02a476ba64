import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SendWarningList } from './SendWarningList.tsx';

type Props = {
  title: string;
  /** Possible mistakes, one sentence each. */
  warnings: readonly string[];
  /** The label of the confirm button, such as `Send anyway`. */
  confirmLabel: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before sending something that may contain a mistake and cannot be undone. Enter goes back. */
export function SendWarningDialog({ title, warnings, confirmLabel, onClose, onConfirm }: Props) {
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
          <Button kind="primary" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <SendWarningList warnings={warnings} />
    </Dialog>
  );
}
