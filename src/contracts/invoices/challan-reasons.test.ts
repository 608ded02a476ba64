import { describe, expect, it } from 'vitest';
import { challanLimit } from './challan-reasons.ts';

describe('the last day for goods that left under a challan', () => {
  it.each([
    ['goods on approval', '2026-11-24', '2027-05-24'],
    // February is shorter.
    ['goods on approval', '2026-08-31', '2027-02-28'],
    ['job work', '2028-02-29', '2029-02-28'],
    ['job work', '2026-11-24', '2027-11-24'],
    ['job work, capital goods', '2026-11-24', '2029-11-24'],
  ] as const)('of %s sent on %s is %s', (reason, from, date) => {
    expect(challanLimit(reason, from)?.date).toBe(date);
  });

  it('is not set for other reasons', () => {
    expect(challanLimit('not a supply', '2026-11-24')).toBeNull();
    expect(challanLimit('other supply', '2026-11-24')).toBeNull();
  });
});
