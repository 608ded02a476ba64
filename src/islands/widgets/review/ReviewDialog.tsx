import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import './review.css';

type Props = {
  title: string;
  /** Returns to the form, with everything kept. */
  onClose: () => void;
  onConfirm: () => void;
  confirmLabel: string;
  busy: boolean;
  /** The label while it is sent; without one the label stays, as while prices load. */
  busyText?: string;
  disabled?: boolean;
  children: ReactNode;
};

/** Shows once more what is about to be sent. The focus starts on the text: a second Enter sends nothing. */
export function ReviewDialog({ title, onClose, onConfirm, confirmLabel, children, ...confirm }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className="review-dialog"
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="primary" onClick={onConfirm} {...confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {/* Takes the focus, so that the arrow keys scroll it. */}
      <div className="review-text" role="group" aria-label={title} tabIndex={0} data-autofocus>
        {children}
      </div>
    </Dialog>
  );
}
