import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Notice } from '../Notice.tsx';

type Props = {
  open?: boolean;
  title: ReactNode;
  onClose: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The submit button's label; false where there is nothing left to submit and Back is the main button. */
  submitLabel: string | false;
  kind?: ComponentProps<typeof Button>['kind'];
  busy: boolean;
  busyText?: string;
  /** Why it failed, unless a field shows it. */
  failure: string | false | null;
  children: ReactNode;
};

/** The failure is above the fields, and the button may be a screen below it. */
const scrollIntoView = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' });

/** A dialog with a form: its fields, and Back and the submit button below them. */
export function FormDialog({ open = true, title, onClose, onSubmit, failure, children, ...submit }: Props) {
  const { submitLabel, kind = 'primary', busy, busyText = 'Saving…' } = submit;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && (
          <Notice tone="bad" ref={scrollIntoView}>
            {failure}
          </Notice>
        )}
        {children}
        <div className="dialog-actions">
          <Button kind={submitLabel ? 'secondary' : 'primary'} onClick={onClose}>
            Back
          </Button>
          {submitLabel && (
            <Button type="submit" kind={kind} busy={busy} busyText={busyText}>
              {submitLabel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
