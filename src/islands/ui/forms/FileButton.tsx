import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  busy: boolean;
  busyText: string;
  /** File types, as in the attribute `accept`. */
  accept: string;
  hint: ReactNode;
  error?: string | undefined;
  /** For a button that the user has just asked for. */
  autoFocus?: boolean;
  onChoose: (file: File | undefined) => void;
};

/** A button that chooses a file. The same file can be chosen again, for example after it was corrected. */
export function FileButton({ label, busy, busyText, accept, hint, error, autoFocus, onChoose }: Props) {
  const id = useId();
  return (
    <>
      <label className="button button-secondary file-button" aria-disabled={busy || undefined}>
        {busy ? busyText : label}
        <input
          id={id}
          autoFocus={autoFocus}
          type="file"
          name="file"
          className="visually-hidden"
          accept={accept}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          disabled={busy}
          onChange={(event) => {
            onChoose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}
