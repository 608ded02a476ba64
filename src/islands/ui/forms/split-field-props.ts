import type { FieldProps } from './Field.tsx';

type InputProps = FieldProps & { id?: string; className?: string };

/** Separates an input's props into those of its Field and those of the control. */
export function splitFieldProps<Props extends InputProps>(props: Props) {
  const { label, labelHidden, hint, error, optional, id, className, ...control } = props;
  return { field: { label, labelHidden, hint, error, optional, id, className }, control };
}
