import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** The label, hint and error around a control. */
export type FieldProps = {
  label: ReactNode;
  /** Shows the label to screen readers only, where the context already names the field. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** How to fix the input, as text or with a link; marks the control invalid and describes it. */
  error?: ReactNode;
  /** Adds “(optional)” to the label. */
  optional?: boolean;
};

/** Attributes that connect a control with its label, hint and error. */
type ControlAttributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type Props = FieldProps & { id?: string; className?: string; children: (attributes: ControlAttributes) => ReactNode };

/** Label, hint, control and error. The kit's inputs include their own Field. */
export function Field({ label, labelHidden, hint, error, optional, id, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id: controlId,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId} className={classNames(labelHidden && 'visually-hidden')}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children(attributes)}
      {error && (
        <p id={`${controlId}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
