import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_STATES, stateNamed, states } from './gst-states.ts';
import { normalizeCode, checkCharacter, gstinError, isPan, isTin, parseGstin } from './gstin.ts';

describe('a GST number', () => {
  // Published GST numbers.
  it.each([
    ['27AAPFU0939F1ZV', '27', 'Maharashtra', 'AAPFU0939F'],
    ['24AAQCA8719H1ZC', '24', 'Gujarat', 'AAQCA8719H'],
    ['29AABCR1718E1ZL', '29', 'Karnataka', 'AABCR1718E'],
    // Its sum is 180: without the outer remainder the check character would be out of range.
    ['27AABCT0038A1Z0', '27', 'Maharashtra', 'AABCT0038A'],
  ])('%s contains its State and its PAN', (value, stateCode, state, pan) => {
    expect(parseGstin(value)).toEqual({ value, stateCode, state, pan });
    expect(gstinError(value)).toBeNull();
  });

  it.each([
    ['27AAPFU0939F1ZO', /check character does not match/],
    ['01AABCE2207R1Z5', /check character does not match/],
    ['27AAPFU0939F1Z', /15 characters; this one has 14/],
    ['27AAPFU0939F1ZVX', /15 characters; this one has 16/],
    ['', /15 characters; this one has 0/],
    ['27aapfu0939f1zv', /should look like/],
    ['27AAPFU0939F0ZV', /should look like/],
    ['2７AAPFU0939F1ZV', /should look like/],
    ['39AAPFU0939F1ZV', /39 is not a State code/],
    ['00AAPFU0939F1ZV', /00 is not a State code/],
    ['27AAPXU0939F1ZV', /AAPXU0939F is not a valid PAN/],
  ])('%s is refused with a message on how to correct it', (value, fault) => {
    expect(gstinError(value)).toMatch(fault);
    expect(parseGstin(value)).toBeNull();
  });

  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const first14 = fc
    .tuple(
      fc.constantFrom(...Object.keys(GST_STATES)),
      fc.tuple(letter, letter, letter).map((letters) => letters.join('')),
      fc.constantFrom(...'ABCFGHJKLPT'),
      letter,
      digits(4),
      letter,
      fc.constantFrom(...'123456789ABCXYZ'),
    )
    .map((parts) => `${parts.join('')}Z`);

  it('of any State and PAN has exactly one valid check character', () => {
    fc.assert(
      fc.property(first14, (start) => {
        const fitting = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((check) => parseGstin(start + check));
        expect(fitting).toEqual([checkCharacter(start)]);
      }),
    );
  });

  it('with a mistyped character in the PAN is refused', () => {
    fc.assert(
      fc.property(first14, fc.integer({ min: 2, max: 11 }), letter, digits(1), (start, at, otherLetter, otherDigit) => {
        const value = start + checkCharacter(start);
        const other = /\d/.test(value[at]!) ? otherDigit : otherLetter;
        fc.pre(other !== value[at]);
        expect(parseGstin(value.slice(0, at) + other + value.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('with two adjacent characters of the PAN swapped is refused', () => {
    fc.assert(
      fc.property(first14, fc.integer({ min: 2, max: 10 }), (start, at) => {
        const value = start + checkCharacter(start);
        const swapped = value.slice(0, at) + value[at + 1] + value[at] + value.slice(at + 2);
        fc.pre(swapped !== value);
        expect(parseGstin(swapped)).toBeNull();
      }),
    );
  });

  it('of any text is parsed without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (value) => {
        expect(gstinError(value) === null).toBe(parseGstin(value) !== null);
      }),
    );
  });
});

describe('normalizeCode', () => {
  it('accepts lower case and spaces', () => {
    expect(normalizeCode(' 27 aapfu 0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  });
});

describe('PAN and TIN', () => {
  it.each(['AAPFU0939F', 'ABCPE1234F'])('%s is a PAN', (value) => expect(isPan(value)).toBe(true));
  it.each(['AAPFU0939', 'AAPFU09391', 'AAPXU0939F', 'aapfu0939f', '1APFU0939F', ''])('%s is not a PAN', (value) =>
    expect(isPan(value)).toBe(false),
  );
  it.each(['08123456789', '08123456789V', '27123456789C'])('%s is a TIN', (value) => expect(isTin(value)).toBe(true));
  it.each(['0812345678', '081234567890', '08123456789X'])('%s is not a TIN', (value) =>
    expect(isTin(value)).toBe(false),
  );
});

describe('the States', () => {
  it('are 36, sorted and without duplicates', () => {
    expect(states).toHaveLength(36);
    expect([...states].sort()).toEqual(states);
    expect(states).toContain('Ladakh');
  });

  it.each([
    ['rajasthan', 'Rajasthan'],
    ['  TAMIL   NADU ', 'Tamil Nadu'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Rajasthaan', null],
    ['', null],
  ])('%j is recognised as %j', (typed, name) => expect(stateNamed(typed)).toBe(name));
});
