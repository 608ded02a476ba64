import { useId } from 'react';

/** Empty until chosen. */
export type Restock = 'yes' | 'no' | '';

type Props = {
  /** The buyer's reason for the return. */
  reason: string;
  value: Restock;
  error: string | undefined;
  onChoose: (value: Restock) => void;
};

/** Whether returned goods go back to stock. Neither is preselected, so that damaged goods are not put on sale by default. */
export function RestockChoice({ reason, value, error, onChoose }: Props) {
  const errorId = useId();
  const option = (choice: Restock, label: string) => (
    <label className="choice">
      <input
        type="radio"
        name="restock"
        value={choice}
        checked={value === choice}
        onChange={() => onChoose(choice)}
        {...(error && { 'aria-describedby': errorId })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="restock-choice" role="radiogroup" aria-required aria-invalid={error ? true : undefined}>
      <legend>Return to stock?</legend>
      <p className="quiet">Buyer’s reason: {reason}</p>
      {option('yes', 'Yes, add to stock')}
      {option('no', 'No, do not restock')}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
