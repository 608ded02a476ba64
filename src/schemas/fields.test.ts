import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { clock, count, day, group, line, list, oneOf, path, point, slug } from './fields.ts';

/** The error message that an editor gets for this value; null if it is accepted. */
function messageOf(schema: z.ZodType, value: unknown): string | null {
  const result = schema.safeParse(value);
  return result.success ? null : result.error.issues.map(({ message }) => message).join(' ');
}

const title = line('the title', 10);
const date = day('the day of publication');
const topic = oneOf('a topic', ['Delivery', 'Analytics']);

describe('a wrong field says how to fix it', () => {
  it.each([
    ['a missing line', title, undefined, 'This field is missing. Add the title.'],
    ['an empty line', title, '  ', 'This field is empty. Write the title.'],
    ['a number for text', title, 280, 'Put the value in quotes, so that it is read as text: the title.'],
    ['a long line', title, 'twelve chars', 'Shorten it to 10 characters, there are 12: the title.'],
    ['a short line', line('the text', 99, 20), 'few', 'Write at least 20 characters, there are 3: the text.'],
    ['two lines', title, 'a\nb', 'Keep it on one line: the title.'],
    ['a placeholder', title, '<title>', 'Replace the text in angle brackets: the title.'],
    ['an unquoted day', date, new Date(), "Put the day in quotes, as '2026-11-21': the day of publication."],
    [
      'a day written another way',
      date,
      '21.11.2026',
      "Write the day as '2026-11-21', year first: the day of publication.",
    ],
    [
      'a day that is none',
      date,
      '2026-02-30',
      '2026-02-30 is not a calendar date. Correct it: the day of publication.',
    ],
    ['a time that is none', clock('the start'), '25:00', "Write the time as '15:30', on the 24-hour clock: the start."],
    ['an unquoted time', clock('the start'), 930, "Put the time in quotes, as '15:30': the start."],
    [
      'a number out of bounds',
      count('the place', 1, 9),
      12,
      'Write a whole number from 1 to 9, without quotes: the place.',
    ],
    ['an unknown topic', topic, 'Cargo', '“Cargo” is not on the list. Choose a topic: Delivery, Analytics.'],
    ['a missing topic', topic, undefined, 'This field is missing. Choose a topic: Delivery, Analytics.'],
    [
      'a slug with capitals',
      slug('the file'),
      'Bulk_Buying',
      'Use small letters, digits and single hyphens, as in bulk-buying: the file.',
    ],
    [
      'an address with a domain',
      path('the page'),
      'https://x.in/a',
      'Start with a slash and leave the domain out, as in /solutions/bulk-buying: the page.',
    ],
    ['too few items', list('steps', title, 3, 6), ['a'], 'Give 3 to 6 of them, there are 1: steps.'],
    ['not exactly so many', list('problems', title, 4, 4), ['a'], 'Give exactly 4 of them, there are 1: problems.'],
    ['no list', list('steps', title, 3, 6), 'a', 'Write a list, each item on a line that starts with a hyphen: steps.'],
    ['a group left out', point('a step'), undefined, 'This field is missing. Add a group with the fields title, text.'],
    [
      'a misspelt field',
      group({ title }),
      { title: 'a', titel: 'b' },
      'There is no field “titel” here. Correct its name or remove it; the fields are: title.',
    ],
  ])('%s', (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

describe('a field that is right is accepted', () => {
  it.each([
    ['a line, trimmed', title, ' Bulk '],
    ['29 February of a leap year', date, '2028-02-29'],
    ['midnight', clock('the start'), '00:00'],
    ['the home page', path('the page'), '/'],
    ['a place on a page', path('the page'), '/career/internships#apply'],
  ])('%s', (_, schema, value) => {
    expect(messageOf(schema, value)).toBeNull();
  });
});
