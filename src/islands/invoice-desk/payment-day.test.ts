import { expect, it } from 'vitest';
import { dayQuestion } from './payment-day.ts';

it.each([
  ['the invoice’s own day', '2026-11-12', '2026-11-12', null],
  ['today', '2026-11-22', '2026-11-12', null],
  ['the day before the invoice', '2026-11-11', '2026-11-12', 'before the invoice, which is of 12 Nov 2026.'],
  ['a year that was mistyped', '2016-11-22', '2026-11-12', 'before the invoice, which is of 12 Nov 2026.'],
  ['a year ago to the day', '2025-11-22', '2025-03-01', null],
  ['a day longer ago', '2025-11-21', '2025-03-01', 'more than a year ago.'],
])('money of %s', (_, day, invoiced, question) => {
  const asked = dayQuestion(day, invoiced, '2026-11-22');
  if (question === null) expect(asked).toBeNull();
  else expect(asked).toMatch(new RegExp(`^It is dated \\d+ \\w+ \\d{4}, ${question}$`));
});
