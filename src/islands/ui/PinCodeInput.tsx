import { useState } from 'react';
import { isPinCode, pinFault, plainPin, statesOfPin } from '#contracts/pin-code.ts';
import { TextInput } from './TextInput.tsx';

type Props = {
  name: string;
  value: string;
  /** The State that is chosen beside it. */
  state: string;
  /** What the last save said of it. */
  error: string | undefined;
  onPin: (pin: string) => void;
  readOnly?: boolean;
  className?: string;
};

/** The PIN code of a place in India, checked as it is typed: once it has six characters, or the field is left. */
export function PinCodeInput({ value, state, error, onPin, ...field }: Props) {
  const [left, setLeft] = useState(false);
  const fault = left || value.length >= 6 ? pinFault(value) : null;
  return (
    <TextInput
      label="PIN code"
      inputMode="numeric"
      maxLength={12}
      hint={pinHint(value, state)}
      value={value}
      error={error ?? fault ?? undefined}
      onChange={({ target }) => onPin(plainPin(target.value))}
      onBlur={() => setLeft(true)}
      {...field}
    />
  );
}

/**
 * A hint, not a refusal: post offices near a border may lie in the neighbour's range. It always says something, in one
 * line, so that no field moves while somebody types.
 */
function pinHint(pin: string, state: string): string {
  const names = isPinCode(pin.trim()) ? statesOfPin(pin.trim()) : [];
  if (names.length === 0) return 'Six digits, like 301019.';
  const elsewhere = state && !names.includes(state) ? `, not in ${state}` : '';
  return `Lies in ${names.join(' or ')}${elsewhere}.`;
}
