import type { ReactNode } from 'react';
import type { StatusTone } from '#contracts/life-cycle.ts';

/** A status with a small square whose shape and colour follow the tone. */
export function Status({ tone = 'idle', children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <span className="status" data-tone={tone}>
      {children}
    </span>
  );
}
