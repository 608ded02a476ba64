import { useEffect, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';

/** Why an order or a request was refused. It takes the focus, because the button that sent it may be far below. */
export function RefusalBanner({ children }: { children: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [children]);
  return (
    <div ref={banner} className="order-error" tabIndex={-1}>
      <Notice tone="bad">{children}</Notice>
    </div>
  );
}
