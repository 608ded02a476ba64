import { expect, it } from 'vitest';
import { formatLeadTime } from './lead-time.ts';

it.each([
  [null, 'to be confirmed'],
  [0, '0 days'],
  [1, '1 day'],
  [21, '21 days'],
])('a lead of %s days reads %s', (days, words) => expect(formatLeadTime(days)).toBe(words));
