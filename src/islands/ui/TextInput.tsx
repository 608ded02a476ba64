import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { splitFieldProps } from './field-words.ts';

/** One line of text with its label, hint and error. `className` goes to the field. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'children'> & FieldWords) {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(ties) => <input type="text" {...control} {...ties} className="input" />}</Field>;
}
