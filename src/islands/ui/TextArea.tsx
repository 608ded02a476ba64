import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { splitFieldProps } from './field-words.ts';

/** Several lines of text with label, hint and error. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'children'> & FieldWords) {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(ties) => <textarea rows={4} {...control} {...ties} className="input" />}</Field>;
}
