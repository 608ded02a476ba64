import type { ReactNode } from 'react';
import { Status } from '#ui/Status.tsx';
import type { LineNotice } from './line-notices.ts';

/** Shows what has changed since the line was added to the cart; `children` are the actions. */
export function LineNotices({ notices, children }: { notices: LineNotice[]; children?: ReactNode }) {
  if (notices.length === 0) return null;
  return (
    <div className="cart-line-notices">
      {notices.map(({ kind, tone, text }) => (
        <Status key={kind} tone={tone}>
          {text}
        </Status>
      ))}
      {children}
    </div>
  );
}
