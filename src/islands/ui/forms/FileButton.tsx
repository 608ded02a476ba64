import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  busy: boolean;
  busyText: string;
  /** File types, as in the attribute `accept`. */
  accept: string;
  hint: ReactNode;
  onChoose: (file: File | undefined) => void;
};

/** A button that chooses a file. The same file can be chosen again, for example after it was corrected. */
export function FileButton({ label, busy, busyText, accept, hint, onChoose }: Props) {
  const id = useId();
  return (
    <>
      <label className="button button-secondary file-button" aria-disabled={busy || undefined}>
        {busy ? busyText : label}
        <input
          id={id}
          type="file"
          name="file"
          className="visually-hidden"
          accept={accept}
          aria-describedby={`${id}-hint`}
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
    </>
  );
}
