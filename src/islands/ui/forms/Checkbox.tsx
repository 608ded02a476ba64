import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A checkbox with its label beside it. `className` goes to the label. */
export function Checkbox({
  label,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }) {
  return (
    <label className={classNames('choice', className)}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
