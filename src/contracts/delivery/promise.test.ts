import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from '../fields/day-in-india.ts';
import { type DeliveryTerms, promiseDelivery, type PromisedLine } from './promise.ts';
import { isWorkingDay, WEEKDAYS } from './working-days.ts';

/** A moment in India: `2026-11-26 13:59`. */
const ist = (moment: string) => new Date(`${moment.replace(' ', 'T')}:00+05:30`);

const HOLIDAYS = ['2026-12-25', '2027-01-26'];
const MON_TO_FRI = WEEKDAYS.slice(0, 5);
// 26 November 2026 is a Thursday, 28 a Saturday, 29 a Sunday.
const usual: DeliveryTerms = {
  now: ist('2026-11-26 10:00'),
  cutOffHour: 14,
  workingDays: WEEKDAYS,
  holidays: new Set(HOLIDAYS),
  transitDays: 2,
};
const promise = (given: Partial<DeliveryTerms & PromisedLine>) =>
  promiseDelivery({ qty: 1, stock: 10, leadDays: null, ...usual, ...given });

describe('goods in stock', () => {
  it.each([
    { when: 'before the cut-off', now: '2026-11-26 13:59', dispatch_on: '2026-11-26', deliver_on: '2026-11-28' },
    { when: 'at the cut-off', now: '2026-11-26 14:00', dispatch_on: '2026-11-27', deliver_on: '2026-11-30' },
    { when: 'just after midnight', now: '2026-11-27 00:00', dispatch_on: '2026-11-27', deliver_on: '2026-11-30' },
    { when: 'just before midnight', now: '2026-11-26 23:59', dispatch_on: '2026-11-27', deliver_on: '2026-11-30' },
    { when: 'on a Saturday morning', now: '2026-11-28 09:00', dispatch_on: '2026-11-28', deliver_on: '2026-12-01' },
    { when: 'on a Saturday evening', now: '2026-11-28 19:00', dispatch_on: '2026-11-30', deliver_on: '2026-12-02' },
    { when: 'on a Sunday morning', now: '2026-11-29 09:00', dispatch_on: '2026-11-30', deliver_on: '2026-12-02' },
    { when: 'before a holiday', now: '2026-12-23 09:00', dispatch_on: '2026-12-23', deliver_on: '2026-12-26' },
    { when: 'on a holiday', now: '2026-12-25 09:00', dispatch_on: '2026-12-26', deliver_on: '2026-12-29' },
    {
      when: 'on the eve of a holiday, late',
      now: '2026-12-24 15:00',
      dispatch_on: '2026-12-26',
      deliver_on: '2026-12-29',
    },
    { when: 'at the end of the year', now: '2026-12-31 18:00', dispatch_on: '2027-01-01', deliver_on: '2027-01-04' },
  ])('ordered $when leave on $dispatch_on and arrive on $deliver_on', ({ now, dispatch_on, deliver_on }) => {
    expect(promise({ now: ist(now) })).toEqual({
      from: 'stock',
      dispatch_on,
      deliver_on,
      in_stock_qty: 1,
      in_stock_on: deliver_on,
    });
  });

  it.each([
    { what: 'cut-off at midnight: never the same day', given: { cutOffHour: 0 }, deliver_on: '2026-11-30' },
    {
      what: 'cut-off at the end of the day',
      given: { cutOffHour: 24, now: ist('2026-11-26 23:59') },
      deliver_on: '2026-11-28',
    },
    { what: 'same-day transit', given: { transitDays: 0 }, deliver_on: '2026-11-26' },
    { what: 'the day before a Sunday', given: { transitDays: 3 }, deliver_on: '2026-11-30' },
    { what: 'a remote zone', given: { transitDays: 12 }, deliver_on: '2026-12-10' },
    { what: 'Monday to Friday', given: { workingDays: MON_TO_FRI }, deliver_on: '2026-11-30' },
    { what: 'one working day a week', given: { workingDays: ['Wed'] as const }, deliver_on: '2026-12-16' },
  ])('arrive on $deliver_on: $what', ({ given, deliver_on }) => {
    expect(promise(given)).toMatchObject({ from: 'stock', deliver_on });
  });
});

describe('more than is in stock', () => {
  it.each([
    // 26 Nov + 5 working days = 2 Dec, and 2 more = 4 Dec.
    { what: 'a part is in stock', qty: 5, stock: 2, leadDays: 5, deliver_on: '2026-12-04', in_stock_qty: 2 },
    { what: 'nothing is in stock', qty: 5, stock: 0, leadDays: 5, deliver_on: '2026-12-04', in_stock_qty: 0 },
    { what: 'the lead time is 0', qty: 5, stock: 2, leadDays: 0, deliver_on: '2026-11-28', in_stock_qty: 2 },
    {
      what: 'the lead time passes a holiday',
      qty: 5,
      stock: 2,
      leadDays: 25,
      deliver_on: '2026-12-29',
      in_stock_qty: 2,
    },
    { what: 'the lead time is unknown', qty: 5, stock: 2, leadDays: null, deliver_on: null, in_stock_qty: 2 },
    { what: 'neither stock nor lead time', qty: 5, stock: 0, leadDays: null, deliver_on: null, in_stock_qty: 0 },
  ])('is promised for $deliver_on if $what', ({ deliver_on, in_stock_qty, what: _, ...line }) => {
    expect(promise(line)).toMatchObject({
      from: deliver_on ? 'lead time' : 'unknown',
      deliver_on,
      in_stock_qty,
      in_stock_on: in_stock_qty ? '2026-11-28' : null,
    });
  });

  it('does not use the lead time if the stock is sufficient', () => {
    expect(promise({ qty: 10, stock: 10, leadDays: 30 })).toMatchObject({ from: 'stock', deliver_on: '2026-11-28' });
  });
});

describe('no promise', () => {
  it.each([
    { what: 'the PIN code has no zone', given: { transitDays: null } },
    { what: 'there is no working day', given: { workingDays: [] } },
  ])('is given if $what', ({ given }) => {
    expect(promise({ leadDays: 3, ...given })).toEqual({
      from: 'unknown',
      dispatch_on: null,
      deliver_on: null,
      in_stock_qty: 1,
      in_stock_on: null,
    });
  });
});

const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const anyCase = fc.record({
  now: fc.date({ min: ist('2026-01-01 00:00'), max: ist('2027-12-31 23:59'), noInvalidDate: true }),
  qty: fc.integer({ min: 1, max: 50 }),
  stock: fc.integer({ min: 0, max: 50 }),
  leadDays: fc.option(fc.integer({ min: 0, max: 60 })),
  cutOffHour: fc.integer({ min: 0, max: 24 }),
  workingDays: fc.subarray(WEEKDAYS, { minLength: 1 }),
  holidays: fc.array(days('2026-01-01', '2028-06-30'), { maxLength: 200 }).map((listed) => new Set(listed)),
  transitDays: fc.integer({ min: 0, max: 20 }),
});
type Case = PromisedLine & DeliveryTerms;
/** A date to compare: no promise is later than any. */
const dateOf = (given: Case) => promiseDelivery(given).deliver_on ?? '9999';

describe('any promise', () => {
  it('is for a working day, not in the past, and delivers no earlier than it dispatches', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const { dispatch_on, deliver_on, in_stock_on } = promiseDelivery(given);
        for (const day of [dispatch_on, deliver_on, in_stock_on]) {
          if (day === null) continue;
          expect(isWorkingDay(day, given)).toBe(true);
          expect(new Date(day).getUTCDay()).not.toBe(0);
          expect(day >= dayInIndia(given.now)).toBe(true);
        }
        if (deliver_on) expect(dispatch_on! <= deliver_on).toBe(true);
        if (deliver_on && in_stock_on) expect(in_stock_on <= deliver_on).toBe(true);
      }),
    );
  });

  it.each(['qty', 'leadDays', 'transitDays'] as const)('is no earlier with more %s', (field) => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 30 }), (given, more) => {
        fc.pre(given[field] !== null);
        expect(dateOf(given) <= dateOf({ ...given, [field]: given[field]! + more })).toBe(true);
      }),
    );
  });

  it('is no earlier if ordered later, and no later with more stock', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 10 * 86_400_000 }), (given, later) => {
        expect(dateOf(given) <= dateOf({ ...given, now: new Date(given.now.getTime() + later) })).toBe(true);
        expect(dateOf(given) >= dateOf({ ...given, stock: given.stock + 1 })).toBe(true);
      }),
    );
  });
});
