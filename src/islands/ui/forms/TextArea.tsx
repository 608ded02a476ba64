import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { splitFieldProps } from './split-field-props.ts';

/** A multi-line text field with label, hint and error. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'children'> & FieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>{(attributes) => <textarea rows={4} {...control} {...attributes} className="input" />}</Field>
  );
}
