import { classNames } from './class-names.ts';

/** A placeholder while data loads; `className` gives it the final size, `text` the height of a line. */
export function Skeleton({ text, className }: { text?: boolean; className?: string }) {
  return <span className={classNames('skeleton', text && 'skeleton-text', className)} aria-hidden="true" />;
}
