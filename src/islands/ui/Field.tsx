import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** The words around a control. */
export type FieldWords = {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place already says what the field is. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** How to mend what was entered, in words or with a link; ties itself to the control and marks it invalid. */
  error?: ReactNode;
  /** Adds “(optional)” to the label. */
  optional?: boolean;
};

/** What a control needs to belong to its label, hint and error. */
type FieldTies = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type Props = FieldWords & { id?: string; className?: string; children: (ties: FieldTies) => ReactNode };

/** Label above, hint under it, the control, its error. The kit's inputs bring their own Field. */
export function Field({ label, labelHidden, hint, error, optional, id, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  const ties: FieldTies = {
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
      {children(ties)}
      {error && (
        <p id={`${controlId}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
