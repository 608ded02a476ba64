import { expect, it } from 'vitest';
import { trackingNumber } from './tracking-number.ts';

it.each([
  [{ awb: 'BD118', lr_number: null }, 'AWB BD118'],
  [{ awb: null, lr_number: '4471' }, 'LR 4471'],
  [{ awb: 'BD118', lr_number: 'LR-4471' }, 'AWB BD118, LR-4471'],
  [{ awb: 'awb 7', lr_number: 'LRX4' }, 'awb 7, LR LRX4'],
  [{ awb: null, lr_number: null }, ''],
])('of %j is formatted as “%s”', (numbers, written) => expect(trackingNumber(numbers)).toBe(written));
