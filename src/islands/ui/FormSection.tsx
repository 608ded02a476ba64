import type { ReactNode } from 'react';
import './form-section.css';

/** A section of an admin form: its title at the left, its fields at the right. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="desk-section">
      <legend>{title}</legend>
      <div className="desk-fields">{children}</div>
    </fieldset>
  );
}
