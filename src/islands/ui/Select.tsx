import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { splitFieldProps } from './field-words.ts';
import { Icon } from './Icon.tsx';

/** The platform's own dropdown in the house's frame: `<option>`s are its children. */
export function Select(props: ComponentProps<'select'> & FieldWords) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ties) => (
        <span className="select">
          <select {...control} {...ties} className="input" />
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
