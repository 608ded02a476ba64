import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'button'> & {
  /** `primary` is the one main action of a screen. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 36 px instead of 44, for dense rows. */
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  busy?: boolean;
  /** What it says while busy, such as `Placing…`. */
  busyText?: string;
};

/**
 * A button. While busy it says so and does nothing, but keeps the focus, which the browser takes from one that is disabled.
 * For a link that looks alike: `<a className="button button-…">`.
 */
export function Button({ kind = 'secondary', small, wide, busy, busyText, className, children, ...rest }: Props) {
  return (
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
}

/** Enter in a field presses its form's button too: refused here, nothing is sent a second time. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
