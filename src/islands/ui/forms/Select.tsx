import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { splitFieldProps } from './split-field-props.ts';
import { Icon } from '../Icon.tsx';

/** A native dropdown with label, hint and error; its children are `<option>`s. */
export function Select(props: ComponentProps<'select'> & FieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className="select">
          <select {...control} {...attributes} className="input" />
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
