import type { ReactNode } from 'react';

/** The small mono capitals that name a part; `leader` draws the line to it from that side. */
export function PartLabel({ children, leader }: { children: ReactNode; leader?: 'start' | 'end' }) {
  return (
    <span className="part-label" data-leader={leader}>
      {children}
    </span>
  );
}
