import { describe, expect, it } from 'vitest';
import { PIN_CODE, pinError } from './pin-code.ts';

describe('a PIN code', () => {
  it.each(['301019', '900001', ''])('%j is none that anything is wrong with', (pin) => {
    expect(pinError(pin)).toBeNull();
  });
  it.each(['3010', '3010190', '30101a', ' 301019', '0'])('%j is asked for anew', (pin) => {
    expect(pinError(pin)).toBe(PIN_CODE);
  });
  it('does not begin with 0, which is said where all else is right', () => {
    expect(pinError('012345')).toMatch(/does not begin with 0/);
  });
});
