import type { ReactNode } from 'react';
import { formatFileSize } from '#contracts/fields/files.ts';
import { Field } from './Field.tsx';

type Props = {
  label: string;
  /** The name of the input; the label's own by default. */
  name?: string;
  optional?: boolean;
  hint: string;
  /** File types, as in the attribute `accept`. */
  accept: string;
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
  /** Beside the chosen file, such as a button to remove it. */
  children?: ReactNode;
};

/** A file of a form, with its name and size once it is chosen. The same file can be chosen again after it was corrected. */
export function FileField({ name = 'file', accept, file, error, onChoose, children, ...field }: Props) {
  return (
    <Field {...field} {...(error ? { error } : {})}>
      {(attributes) => (
        <span className="cluster">
          <label className="button button-secondary file-button">
            {file ? 'Choose another file' : 'Choose a file'}
            <input
              {...attributes}
              type="file"
              name={name}
              className="visually-hidden"
              accept={accept}
              onChange={({ target }) => {
                onChoose(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          {file && (
            <>
              <span className="file-name">
                {file.name} <span className="quiet">{formatFileSize(file.size)}</span>
              </span>
              {children}
            </>
          )}
        </span>
      )}
    </Field>
  );
}
