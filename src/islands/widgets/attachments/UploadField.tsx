import { useRef } from 'react';
import { ATTACHMENT_ACCEPT, formatFileSize } from '#contracts/fields/files.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import type { Uploads } from './use-uploads.ts';
import './upload-field.css';

type Props = {
  label: string;
  name: string;
  hint: string;
  optional?: boolean;
  uploads: Uploads;
  /** Of the form; an error of the upload itself comes first. */
  error?: string | undefined;
};

/** Files that are uploaded when they are chosen, with a button to remove each. */
export function UploadField({ uploads, name, error, ...field }: Props) {
  const { files, max, busy, choose, remove } = uploads;
  const input = useRef<HTMLInputElement>(null);
  const message = uploads.error ?? error;
  return (
    <Field {...field} {...(message ? { error: message } : {})}>
      {(attributes) => (
        <>
          {files.length > 0 && (
            <ul className="upload-list">
              {files.map((file, at) => (
                <li key={file.id}>
                  <span className="file-name">
                    {file.name} <span className="quiet">{formatFileSize(file.size)}</span>
                  </span>
                  <Button
                    kind="quiet"
                    small
                    // The error summary leads here if no more files can be chosen.
                    {...(files.length >= max && at === 0 && { name })}
                    onClick={() => {
                      remove(file.id);
                      // The button goes with its file.
                      setTimeout(() => input.current?.focus());
                    }}
                  >
                    Remove<span className="visually-hidden"> {file.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {files.length < max && (
            <span className="upload-choose">
              <label className="button button-secondary file-button" aria-disabled={busy || undefined}>
                {busy ? 'Uploading…' : labelOf(files.length, max)}
                <input
                  {...attributes}
                  ref={input}
                  type="file"
                  name={name}
                  className="visually-hidden"
                  accept={ATTACHMENT_ACCEPT}
                  multiple={max > 1}
                  onClick={(event) => busy && event.preventDefault()}
                  onChange={({ target }) => {
                    choose([...(target.files ?? [])]);
                    target.value = '';
                  }}
                />
              </label>
            </span>
          )}
          <span role="status" className="visually-hidden">
            {busy ? 'Uploading' : files.length > 0 ? `Attached: ${files.map((file) => file.name).join(', ')}` : ''}
          </span>
        </>
      )}
    </Field>
  );
}

function labelOf(count: number, max: number): string {
  if (count > 0) return 'Add another file';
  return max > 1 ? 'Choose files' : 'Choose a file';
}
