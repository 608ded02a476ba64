import type { ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';

type Props = {
  ref?: Ref<HTMLDivElement>;
  tone?: 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
  /** Adds a Try again button. */
  onRetry?: () => void;
  /** True while a retry is running. */
  busy?: boolean;
};

/** A banner above what it is about. Errors are announced at once, the rest politely. */
export function Notice({ ref, tone = 'info', children, onRetry, busy }: Props) {
  return (
    <div ref={ref} className="notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div>{children}</div>
      {onRetry && (
        <Button small busy={busy} busyText="Trying…" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
