import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  FieldProps & {
    /** Shown in clear at first, for a generated password that is to be read. */
    readable?: boolean;
  };

/** A password with a Show/Hide toggle. */
export function PasswordInput({ readable = false, ...props }: Props) {
  const [shown, setShown] = useState(readable);
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className="password">
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          {/* The label changes with the state, so aria-pressed would announce it twice. */}
          <button type="button" aria-controls={attributes.id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> password</span>
          </button>
        </span>
      )}
    </Field>
  );
}
