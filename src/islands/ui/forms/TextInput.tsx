import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { splitFieldProps } from './split-field-props.ts';

/** A single-line text field with label, hint and error. `className` goes to the Field. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'children'> & FieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>{(attributes) => <input type="text" {...control} {...attributes} className="input" />}</Field>
  );
}
