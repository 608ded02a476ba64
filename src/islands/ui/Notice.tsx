import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type Props = {
  tone?: 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
  /** Adds a button that tries again. */
  onRetry?: () => void;
  /** Says that a retry is under way. */
  busy?: boolean;
};

/** A banner above what it is about. Bad news is announced at once, the rest when there is a pause. */
export function Notice({ tone = 'info', children, onRetry, busy }: Props) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div>{children}</div>
      {onRetry && (
        <Button small busy={busy} busyText="Trying…" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
