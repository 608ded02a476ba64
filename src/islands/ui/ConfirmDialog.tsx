import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  open?: boolean;
  title: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
  confirmLabel: string;
  /** The button that goes back. */
  backLabel?: string;
  kind?: ComponentProps<typeof Button>['kind'];
  busy: boolean;
  busyText: string;
  failure: string | null;
  /** What will happen. */
  children: ReactNode;
};

/** Asks before an action is taken. Enter goes back. */
export function ConfirmDialog({ open = true, title, onClose, onConfirm, failure, children, ...confirm }: Props) {
  const { confirmLabel, backLabel = 'Back', kind = 'danger', busy, busyText } = confirm;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="dialog-form">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
        <div className="dialog-actions">
          <Button data-autofocus onClick={onClose}>
            {backLabel}
          </Button>
          <Button kind={kind} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
