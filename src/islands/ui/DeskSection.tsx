import type { ReactNode } from 'react';

/** A part of a form on the desk: its name at the left, its fields at the right. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="desk-section">
      <legend>{title}</legend>
      <div className="desk-fields">{children}</div>
    </fieldset>
  );
}
