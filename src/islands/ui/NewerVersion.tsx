import { type ComponentProps, useEffect, useRef } from 'react';
import { formatTime } from '#client/format.ts';
import { Conflict } from './Conflict.tsx';

type Props = Omit<ComponentProps<typeof Conflict>, 'savedAt' | 'besides'> & {
  besides: string[];
  /** When the other version was saved. */
  at: string;
};

/**
 * A `Conflict` on top of a form, told to somebody who has pressed Save at its lower edge: it comes into view and takes the
 * focus. Keyed by the other version, so that a further one is told anew.
 */
export function NewerVersion({ at, ...conflict }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // Its beginning, also where it is higher than the screen.
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Conflict {...conflict} savedAt={formatTime(at)} />
    </div>
  );
}
