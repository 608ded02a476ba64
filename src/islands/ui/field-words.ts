import type { FieldWords } from './Field.tsx';

type Mixed = FieldWords & { id?: string; className?: string };

/** Parts an input's props into those of its Field and those of the control itself. */
export function splitFieldProps<Props extends Mixed>(props: Props) {
  const { label, labelHidden, hint, error, optional, id, className, ...control } = props;
  return { field: { label, labelHidden, hint, error, optional, id, className }, control };
}
