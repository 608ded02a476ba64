import type { ReactNode } from 'react';
import { Status } from '#ui/Status.tsx';
import type { News } from './line-news.ts';

/** What changed since a line was put into the cart, said at the line; after it, what mends it. */
export function LineNews({ news, children }: { news: News[]; children?: ReactNode }) {
  if (news.length === 0) return null;
  return (
    <div className="cart-line-news">
      {news.map(({ kind, tone, text }) => (
        <Status key={kind} tone={tone}>
          {text}
        </Status>
      ))}
      {children}
    </div>
  );
}
