import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { countParam, email, id, idParam, optional, required, text } from './text.ts';

/** The parsed value, or the error message. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues[0]!.message;
}

describe('text', () => {
  it('is trimmed, may be empty, and is measured after trimming', () => {
    expect([read(text(3), '  abc '), read(text(3), '   ')]).toEqual(['abc', '']);
    expect(read(text(3), 'abcd')).toBe('Use at most 3 characters.');
  });

  it.each(['a\0b', '\ud83d', 'a\udc00b'])('with characters that PostgreSQL cannot store is refused: %j', (value) => {
    expect(read(text(10), value)).toBe('Remove the characters that cannot be stored.');
    expect(read(optional(10), value)).toBe('Remove the characters that cannot be stored.');
  });

  it('with any other character is kept unchanged', () => {
    const storable = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0') && value.isWellFormed());
    fc.assert(
      fc.property(storable, (value) => {
        expect(read(text(10_000), value)).toBe(value.trim());
      }),
    );
  });

  it('that is required has its own error message if it is missing', () => {
    const name = required(50, 'Enter your name.');
    expect([read(name, ' Asha '), read(name, '  '), read(name, '')]).toEqual([
      'Asha',
      'Enter your name.',
      'Enter your name.',
    ]);
  });

  it.each([undefined, null, '', '   '])('that is optional is null for %j', (value) => {
    expect(read(optional(10), value)).toBeNull();
  });
});

describe('an email address', () => {
  it.each(['asha@works.in', ' asha@works.in ', "o'neil+po@sub.works-1.co.in", 'ASHA@WORKS.IN', 'आशा@कारखाना.भारत'])(
    'may be %s',
    (value) => expect(read(email, value)).toBe(value.trim()),
  );

  it.each([
    'asha',
    'asha@works',
    'asha@works.i',
    '@works.in',
    'asha@',
    'asha@@works.in',
    'asha@works.in.',
    'asha@works.in,b@works.in',
    'asha@works.in;b@works.in',
    'asha@works.in b@works.in',
    'asha@works.in\r\nBcc: b@works.in',
    'asha\n@works.in',
    '<asha@works.in>',
    'Asha <asha@works.in>',
    '"a,b"@works.in',
    'asha(x)@works.in',
    `${'a'.repeat(250)}@works.in`,
    '',
  ])('is refused: %j', (value) => {
    expect(read(email, value)).toMatch(/^(Enter an email address|Use at most)/);
  });

  it('never contains a separator of recipients or a line end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab@.,;:<> \r\n\t"()') }), (value) => {
        const parsed = email.safeParse(value);
        if (parsed.success) expect(parsed.data).toMatch(/^[ab.]+@[ab.]+$/);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('an id', () => {
  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, '1', null, undefined])('is not %s', (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });

  it.each(['0', '-1', '1.5', '1e3', '0x1', ' 1', '01', '', '9'.repeat(16)])('in a query is not "%s"', (value) => {
    expect(idParam.safeParse(value).success).toBe(false);
  });

  it('is otherwise returned unchanged', () => expect([read(id, 7), read(idParam, '7')]).toEqual([7, 7]));
});

describe('a count in a query', () => {
  it.each([
    [undefined, 24],
    ['', 24],
    ['abc', 24],
    ['NaN', 24],
    ['50', 50],
    ['50.9', 50],
    ['0', 1],
    ['-7', 1],
    ['1e9', 100],
    ['Infinity', 100],
  ])('of %j is %i', (value, count) => {
    expect(read(countParam(24, 100), value)).toBe(count);
  });
});
