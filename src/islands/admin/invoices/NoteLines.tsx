import type { ReactNode } from 'react';

/** The lines of a note: a group, to which “Enter … for at least one line.” leads and in which it is shown. */
export function NoteLines({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="note-lines" name="lines" tabIndex={-1} {...(error && { 'aria-describedby': 'no-lines' })}>
      <legend className="visually-hidden">Lines</legend>
      {children}
      {error && (
        <p id="no-lines" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
