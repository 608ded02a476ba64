import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePassword } from '../auth/generated-password.ts';
import { isPhone, phone } from './phone.ts';
import { isPinCode, normalizePin, statesOfPin } from './pin-code.ts';
import { MAX_SLUG_LENGTH, SLUG, slugOf } from './slug.ts';

describe('a phone number', () => {
  it.each([
    '9829012345',
    '+91 98290 12345',
    '098290-12345',
    '+919829012345',
    '01493 555 019',
    '+91 1493 555019',
    '(022) 2345 6789',
    '1800 123 4567',
    '1800-11-2345',
    '+44 20 7946 0958',
  ])('%s is valid', (value) => expect(isPhone(value)).toBe(true));

  it.each(['98290', '982901234', '98290123456', '0982901234', '+91 98290', 'call me', '+', '98290 12345 x2', '+1 23'])(
    '%s is not valid',
    (value) => expect(isPhone(value)).toBe(false),
  );

  it('is optional', () => {
    expect([undefined, null, '', '  '].map((value) => phone.parse(value))).toEqual([null, null, null, null]);
    expect(phone.safeParse('12').success).toBe(false);
  });
});

describe('a PIN code', () => {
  it.each(['301019', '110001', '999999'])('%s is valid', (value) => expect(isPinCode(value)).toBe(true));
  it.each(['030101', '30101', '3010190', '30101a', '', '३०१०१९'])('%s is not valid', (value) =>
    expect(isPinCode(value)).toBe(false),
  );

  it.each([
    ['400 001', '400001'],
    [' 400001 ', '400001'],
    ['40 001', '40 001'],
    ['SW1A 1AA', 'SW1A 1AA'],
  ])('%j is stored as %j', (typed, kept) => expect(normalizePin(typed)).toBe(kept));

  it.each([
    ['301019', ['Rajasthan']],
    ['345001', ['Rajasthan']],
    ['400001', ['Maharashtra']],
    ['403001', ['Goa']],
    ['194101', ['Ladakh']],
    ['737101', ['Sikkim']],
    ['160017', ['Punjab', 'Chandigarh']],
    ['900001', []],
    ['30', []],
  ])('%s is in %j', (pin, names) => expect(statesOfPin(pin)).toEqual(names));
});

describe('a slug', () => {
  it.each([
    ['Aravalli Auto & Co. (Pvt) Ltd', 'aravalli-auto-co-pvt-ltd'],
    ['  Ünïversal   Çables ', 'universal-cables'],
    ['3M India', '3m-india'],
    ['कोंकण फार्मा', 'company'],
    ['---', 'company'],
    [`${' '.repeat(70)}(Deccan) Forge`, 'deccan-forge'],
    [`Deccan ${'precision '.repeat(6)}forgings`, `deccan${'-precision'.repeat(4)}`],
    [`${'a'.repeat(20)} ${'b'.repeat(30)} Ltd`, `${'a'.repeat(20)}-${'b'.repeat(30)}`],
    ['x'.repeat(80), 'x'.repeat(51)],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('made from any name is valid, with room for a suffix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(slugOf(name)).toMatch(SLUG);
        expect(`${slugOf(name)}-12345678`.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
      }),
    );
  });
});

describe('a generated password', () => {
  const many = Array.from({ length: 2000 }, generatePassword);

  it('has 12 characters of letters without look-alikes, digits and symbols, some of each', () => {
    for (const password of many) {
      expect(password).toHaveLength(12);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/\d/);
      expect(password).toMatch(/[^A-Za-z0-9\s]/);
      expect(password).not.toMatch(/[IlO1o0\s'"<>\\`]/);
    }
  });

  it('is never the same twice and uses every character about as often', () => {
    expect(new Set(many).size).toBe(many.length);
    const counts = Map.groupBy(many.join(''), (character) => character);
    const sizes = [...counts.values()].map((times) => times.length);
    // Letters of one kind are equally likely; the test only finds a generator that favours some grossly.
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(3);
  });
});
