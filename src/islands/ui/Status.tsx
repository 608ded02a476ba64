import type { ReactNode } from 'react';

/** What a status asks of its reader: nothing yet, wait, done, act, ended badly. */
export type StatusTone = 'idle' | 'busy' | 'ok' | 'warn' | 'bad';

/** A status word with a small square whose shape and colour follow the tone. */
export function Status({ tone = 'idle', children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <span className="status" data-tone={tone}>
      {children}
    </span>
  );
}
