import { type ComponentProps, useEffect, useRef } from 'react';
import { formatTime } from '#client/format.ts';
import { ConflictNotice } from './ConflictNotice.tsx';

type Props = Omit<ComponentProps<typeof ConflictNotice>, 'savedAt' | 'otherChanges'> & {
  otherChanges: string[];
  /** When the other version was saved. */
  at: string;
};

/**
 * A `ConflictNotice` on top of a form. The user has pressed Save at the lower edge, so it scrolls into view and takes
 * the focus. Key it by the other version, so that a further one is shown again.
 */
export function FormConflict({ at, ...conflict }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    // Focusing alone would not show the start of a notice higher than the screen.
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <ConflictNotice {...conflict} savedAt={formatTime(at)} />
    </div>
  );
}
