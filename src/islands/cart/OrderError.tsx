import { useEffect, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';

/** Why an order was refused. The button that was pressed is far below: the focus, and with it the eye, comes here. */
export function OrderError({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [children]);
  return (
    <div ref={place} className="order-error" tabIndex={-1}>
      <Notice tone="bad">{children}</Notice>
    </div>
  );
}
