import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upiLink } from './upi.ts';

const link = (change: Partial<Parameters<typeof upiLink>[0]> = {}) =>
  upiLink({
    id: 'plantsetu@examplebank',
    payee: 'PlantSetu & Co.',
    amount_paise: 48_705,
    reference: 'PS/2627/000118',
    ...change,
  });

describe('a UPI link', () => {
  it('has payee, amount, reference and currency, and the @ as it is', () => {
    expect(link()).toBe(
      'upi://pay?pa=plantsetu@examplebank&pn=PlantSetu%20%26%20Co.&am=487.05&tr=PS%2F2627%2F000118&cu=INR',
    );
  });

  it('states any amount to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e13 }), (amount_paise) => {
        const amount = new URLSearchParams(link({ amount_paise }).split('?')[1]).get('am')!;
        expect(amount).toMatch(/^\d+\.\d\d$/);
        expect(BigInt(amount.replace('.', ''))).toBe(BigInt(amount_paise));
      }),
    );
  });

  it('keeps what is typed as a name or reference within its parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-ascii' }), (payee, reference) => {
        const parts = new URLSearchParams(link({ payee, reference }).split('?')[1]);
        expect([...parts.keys()]).toEqual(['pa', 'pn', 'am', 'tr', 'cu']);
        expect(parts.get('pn')).toBe(payee);
        expect(parts.get('tr')!.length).toBeLessThanOrEqual(35);
      }),
    );
  });
});
