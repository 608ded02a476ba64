import { useState } from 'react';
import { isPinCode, pinError, normalizePin, statesOfPin } from '#contracts/fields/pin-code.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';

type Props = {
  name: string;
  value: string;
  /** The State selected beside it. */
  state: string;
  /** The error of the last save. */
  error: string | undefined;
  onPin: (pin: string) => void;
  readOnly?: boolean;
  optional?: boolean;
  className?: string;
};

/** An Indian PIN code, checked once it has six characters or the field is left. */
export function PinCodeInput({ value, state, error, onPin, ...field }: Props) {
  const [left, setLeft] = useState(false);
  const pinProblem = left || value.length >= 6 ? pinError(value) : null;
  return (
    <TextInput
      label="PIN code"
      inputMode="numeric"
      maxLength={12}
      hint={pinHint(value, state)}
      value={value}
      error={error ?? pinProblem ?? undefined}
      onChange={({ target }) => onPin(normalizePin(target.value))}
      onBlur={() => setLeft(true)}
      {...field}
    />
  );
}

/**
 * A hint, not an error: PIN codes near a border may belong to the neighbouring State. It is always one line, so that no
 * field moves while the user types.
 */
function pinHint(pin: string, state: string): string {
  const names = isPinCode(pin.trim()) ? statesOfPin(pin.trim()) : [];
  if (names.length === 0) return 'Six digits, e.g. 301019.';
  const elsewhere = state && !names.includes(state) ? `, not in ${state}` : '';
  return `In ${names.join(' or ')}${elsewhere}.`;
}
