import { type ComponentProps, useState } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { splitFieldProps } from './field-words.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  FieldWords & {
    /** It begins shown: nobody has typed it, and somebody is to read it. */
    readable?: boolean;
  };

/** A password with a Show/Hide toggle. */
export function PasswordInput({ readable = false, ...props }: Props) {
  const [shown, setShown] = useState(readable);
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ties) => (
        <span className="password">
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...ties}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          {/* The name changes with the state, so aria-pressed would say it twice. */}
          <button type="button" aria-controls={ties.id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> password</span>
          </button>
        </span>
      )}
    </Field>
  );
}
