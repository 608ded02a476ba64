import { describe, expect, it } from 'vitest';
import company from '../content/company/company.json' with { type: 'json' };
import { Company } from './company.ts';

const faultOf = (change: object) => Company.safeParse({ ...company, ...change }).error?.issues[0]?.message;

describe('the company file', () => {
  it('is complete', () => {
    expect(faultOf({})).toBeUndefined();
  });

  it('shows the hours that search engines and the due times of tickets use', () => {
    const { text, days, opens, closes } = company.hours;
    const hour = (clock: string) =>
      `${Number(clock.slice(0, 2)) % 12 || 12}${Number(clock.slice(0, 2)) < 12 ? 'am' : 'pm'}`;
    expect([days[0], days.at(-1)]).toEqual(
      text
        .split(' ')[0]!
        .split('-')
        .map((day) => day.slice(0, 2)),
    );
    expect(text).toMatch(new RegExp(` ${hour(opens)}-${hour(closes)}$`));
  });

  it.each([
    ['a CIN', { cin: 'U51909RJ2024PTC091234' }],
    ['no CIN yet', { cin: '' }],
    ['a GSTIN', { gstin: '27AAPFU0939F1ZV' }],
    ['the name of the grievance officer', { grievance: { ...company.grievance, officer: 'Meera Joshi' } }],
  ])('may have %s', (_, change) => {
    expect(faultOf(change)).toBeUndefined();
  });

  it.each([
    ['a CIN that is too short', { cin: 'U51909RJ2024' }, 'the 21 characters of the CIN'],
    ['a GSTIN with a wrong check character', { gstin: '27AAPFU0939F1ZO' }, 'with its check character'],
    ['an unknown field', { fax: '1' }, 'There is no field “fax” here.'],
    ['a closing time of another form', { hours: { ...company.hours, closes: '7pm' } }, "Write the time as '15:30'"],
  ])('may not have %s', (_, change, message) => {
    expect(faultOf(change)).toContain(message);
  });
});
