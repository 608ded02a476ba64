import type { ReactNode } from 'react';
import './form-section.css';

/** A section of an admin form: its title at the left, its fields at the right. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      <div className="form-fields">{children}</div>
    </fieldset>
  );
}
