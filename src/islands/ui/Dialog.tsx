import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { focusFirstError } from './focus-first-error.ts';
import { Icon } from './Icon.tsx';
import { rememberFocus } from './remember-focus.ts';

type Props = {
  open: boolean;
  /** Called by the close button, Escape and a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the lower edge. */
  footer?: ReactNode;
  className?: string;
};

/** A native modal dialog: the browser traps the focus and returns it. `data-autofocus` marks the element focused first. */
export function Dialog({ open, onClose, title, children, footer, className }: Props) {
  const { dialog, restoreFocus } = useModal(open);
  const titleId = useId();
  // The padding is inside the children, so a click on the element itself is on the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && onClose();

  // Errors that the form finds by itself; those of a call are shown later (use-submit.ts).
  const showFirstError = ({ target }: SubmitEvent) => {
    setTimeout(() => focusFirstError(target as Element));
  };

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', className)}
      aria-labelledby={titleId}
      onClose={() => {
        restoreFocus.current();
        if (open) onClose();
      }}
      onMouseDown={closeOnBackdrop}
      onSubmit={showFirstError}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** Opens and closes the element, and returns the focus to where it was. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const restoreFocus = useRef(() => {});
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return close(element, restoreFocus.current);
    restoreFocus.current = rememberFocus();
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  // Removing an open dialog would lose the focus; closing it first lets the browser return it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => close(element, restoreFocus.current);
  }, []);
  return { dialog, restoreFocus };
}

/** Restores the focus even where the button that opened the dialog is gone. */
function close(element: HTMLDialogElement | null, restoreFocus: () => void) {
  if (!element?.open) return;
  element.close();
  restoreFocus();
}

/** A dialog at the right edge, as high as the screen. */
export function Drawer(props: Omit<Props, 'className'>) {
  return <Dialog {...props} className="drawer" />;
}
