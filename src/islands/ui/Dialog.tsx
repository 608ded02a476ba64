import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { keepFocus } from './keep-focus.ts';

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

/** A native modal dialog: the browser keeps the focus inside and gives it back. `data-autofocus` marks what gets it first. */
export function Dialog({ open, onClose, title, children, footer, className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const comeBack = useRef(() => {});
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return close(element, comeBack.current);
    comeBack.current = keepFocus();
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  // Taken away while it is open, it would take the focus along: closed first, the browser gives it back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => close(element, comeBack.current);
  }, []);

  // The padding lies inside the parts, so a click on the element itself is one on the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && onClose();

  // To the field that is wrong, once it says so: it may be out of sight. A summary of several takes the focus itself.
  const goToFault = ({ target }: SubmitEvent) => {
    setTimeout(() => {
      if (!dialog.current?.querySelector('.error-summary'))
        (target as Element).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', className)}
      aria-labelledby={titleId}
      onClose={() => {
        comeBack.current();
        if (open) onClose();
      }}
      onMouseDown={closeOnBackdrop}
      onSubmit={goToFault}
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

/** Also where what had opened it is gone meanwhile. */
function close(element: HTMLDialogElement | null, comeBack: () => void) {
  if (!element?.open) return;
  element.close();
  comeBack();
}

/** The same at the right edge, as high as the screen. */
export function Drawer(props: Omit<Props, 'className'>) {
  return <Dialog {...props} className="drawer" />;
}
