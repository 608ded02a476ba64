import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'One Paisa Only'],
    [50, 'Fifty Paise Only'],
    [100, 'Rupee One Only'],
    [101, 'Rupee One and One Paisa Only'],
    [1_900, 'Rupees Nineteen Only'],
    [2_100, 'Rupees Twenty-One Only'],
    [10_000, 'Rupees One Hundred Only'],
    [1_00_005_00, 'Rupees One Lakh Five Only'],
    [12_34_567_50, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'],
    [
      1_23_45_678_90,
      'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Ninety Paise Only',
    ],
    [
      9_99_99_99_999_99,
      'Rupees Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only',
    ],
    [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
  ])('of %i paise is %s', (paise, text) => expect(amountInWords(paise)).toBe(text));

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %d is refused', (paise) => {
    expect(() => amountInWords(paise)).toThrow(RangeError);
  });

  it('can be parsed back to the same paise', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (paise) => {
        expect(parseWords(amountInWords(paise))).toBe(paise);
      }),
      { numRuns: 2000 },
    );
  });
});

const SCALE: Record<string, number> = { Hundred: 100, Thousand: 1000, Lakh: 1e5, Crore: 1e7 };
const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen';
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety';

/** Parses the words back to paise. */
function parseWords(text: string): number {
  const [, rupees = '', paise = ''] =
    /^(?:Rupees? (.+?))?(?: and )?((?:[A-Z][a-z-]+(?:-[A-Z][a-z]+)? )?Pais[ae] )?Only$/.exec(text) ?? [];
  return parseNumber(rupees) * 100 + parseNumber(paise.replace(/Pais[ae]/, ''));
}

/** Reads the words from the left: a scale such as Lakh multiplies the smaller numbers before it. */
function parseNumber(text: string): number {
  const stack: number[] = [];
  for (const token of text.trim().split(/[ -]/).filter(Boolean)) {
    const scale = SCALE[token];
    if (!scale) {
      const ones = ONES.split(' ').indexOf(token);
      stack.push(ones < 0 ? (TENS.split(' ').indexOf(token) + 2) * 10 : ones);
      continue;
    }
    let multiplied = 0;
    while (stack.length && stack.at(-1)! < scale) multiplied += stack.pop()!;
    stack.push(multiplied * scale);
  }
  return stack.reduce((sum, part) => sum + part, 0);
}
