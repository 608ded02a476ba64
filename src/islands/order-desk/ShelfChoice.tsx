import { useId } from 'react';

type Props = {
  /** Why the buyer sent them back. */
  reason: string;
  /** `fit` or `unfit`; empty until it is chosen. */
  value: string;
  error: string | undefined;
  onChoose: (value: 'fit' | 'unfit') => void;
};

/** Whether goods that came back are sold again. Nothing is chosen for whoever looks at them: damaged ones would be on sale. */
export function ShelfChoice({ reason, value, error, onChoose }: Props) {
  const errorId = useId();
  const option = (name: 'fit' | 'unfit', label: string) => (
    <label className="choice">
      <input
        type="radio"
        name="shelf"
        value={name}
        checked={value === name}
        onChange={() => onChoose(name)}
        {...(error && { 'aria-describedby': errorId })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="order-desk-shelf" role="radiogroup" aria-required aria-invalid={error ? true : undefined}>
      <legend>Are the goods fit for the shelf?</legend>
      <p className="quiet">The buyer’s reason: {reason}</p>
      {option('fit', 'Yes: add them to the stock')}
      {option('unfit', 'No: leave them out of the stock')}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
