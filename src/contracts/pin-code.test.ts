import { describe, expect, it } from 'vitest';
import { PIN_CODE, pinFault } from './pin-code.ts';

describe('a PIN code', () => {
  it.each(['301019', '900001', ''])('%j is none that anything is wrong with', (pin) => {
    expect(pinFault(pin)).toBeNull();
  });
  it.each(['3010', '3010190', '30101a', ' 301019', '0'])('%j is asked for anew', (pin) => {
    expect(pinFault(pin)).toBe(PIN_CODE);
  });
  it('does not begin with 0, which is said where all else is right', () => {
    expect(pinFault('012345')).toMatch(/begins with 0/);
  });
});
