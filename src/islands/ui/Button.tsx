import type { ComponentProps, MouseEvent } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import { classNames } from './class-names.ts';
import { May } from './May.tsx';

type Props = ComponentProps<'button'> & {
  /** `primary` is the one main action of a screen. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 36 px instead of 44, for dense rows. */
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  busy?: boolean;
  /** The call that it leads to: those who may not make it don't see the button (docs/decisions/075). */
  call?: Pick<Endpoint, 'roles' | 'needs'>;
  /** The label while busy, such as `Placing…`. */
  busyText?: string;
};

/**
 * A button. While busy it ignores clicks but stays enabled: the browser takes the focus from a disabled button.
 * For a link that looks like a button: `<a className="button button-…">`.
 */
export function Button({ kind = 'secondary', small, wide, busy, busyText, call, className, children, ...rest }: Props) {
  const button = (
    <button
      type="button"
      {...rest}
      className={classNames('button', `button-${kind}`, small && 'button-small', wide && 'button-wide', className)}
      disabled={!busy && rest.disabled}
      onClick={busy ? ignore : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && busyText ? busyText : children}
    </button>
  );
  return call ? <May call={call}>{button}</May> : button;
}

/** Enter in a field also presses the form's button, so the form is not sent twice. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
