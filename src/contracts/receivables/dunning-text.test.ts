import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, type Placeholder, placeholderFault, PLACEHOLDERS } from './dunning-text.ts';

const names = Object.keys(PLACEHOLDERS) as Placeholder[];
const values = Object.fromEntries(names.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>;

describe('the placeholders of a reminder', () => {
  it.each([
    ['Please pay {amount}.', null],
    ['', null],
    ['{sum} is due', '{sum} is not known. Use '],
    ['{ amount }', '{ amount } is not known. Use '],
    ['{}', '{} is not known. Use '],
    ['{toString}', '{toString} is not known. Use '],
    ['Pay {amount', 'Close each placeholder'],
    ['Pay amount}', 'Close each placeholder'],
    ['{{amount}}', 'Close each placeholder'],
  ])('“%s”', (text, fault) => {
    const found = placeholderFault(text);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('are all filled in where a text is accepted, and the rest stays as written', () => {
    const words = fc.string().filter((text) => !/[{}]/.test(text));
    const part = fc.oneof(
      words,
      fc.constantFrom(...names).map((name) => `{${name}}`),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(placeholderFault(parts.join(''))).toBeNull();
        const filled = parts.map((one) => (/^\{.*\}$/.test(one) ? values[one.slice(1, -1) as Placeholder] : one));
        expect(fillPlaceholders(parts.join(''), values)).toBe(filled.join(''));
      }),
    );
  });
});
