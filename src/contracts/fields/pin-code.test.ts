import { describe, expect, it } from 'vitest';
import { PIN_CODE, pinError } from './pin-code.ts';

describe('a PIN code', () => {
  it.each(['301019', '900001', ''])('%j has no error', (pin) => {
    expect(pinError(pin)).toBeNull();
  });
  it.each(['3010', '3010190', '30101a', ' 301019', '0'])('%j is refused', (pin) => {
    expect(pinError(pin)).toBe(PIN_CODE);
  });
  it('that begins with 0 but is otherwise correct has its own error message', () => {
    expect(pinError('012345')).toMatch(/does not begin with 0/);
  });
});
