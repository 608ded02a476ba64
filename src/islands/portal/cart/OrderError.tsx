import { useEffect, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';

/** Why an order was refused. It takes the focus, because the Place Order button may be far below. */
export function OrderError({ children }: { children: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [children]);
  return (
    <div ref={banner} className="order-error" tabIndex={-1}>
      <Notice tone="bad">{children}</Notice>
    </div>
  );
}
