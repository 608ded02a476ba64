import { classNames } from './class-names.ts';

/** Holds a place of the final size while data loads; `className` gives it that size, `text` makes it a line of words. */
export function Skeleton({ text, className }: { text?: boolean; className?: string }) {
  return <span className={classNames('skeleton', text && 'skeleton-text', className)} aria-hidden="true" />;
}
