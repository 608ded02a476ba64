import { expect, test } from 'vitest';
import { QUOTE_OF_NOTHING } from '#contracts/rfq-desk.ts';
import { withoutFaults, withoutLine } from './use-quote-faults.ts';

const faults = { 'lines.1.gst_rate': 'Use 5.', 'lines.10.gst_rate': 'Use 18.', freight: 'Enter ₹ 0 or more.' };

test('what is said of a line or field stays as it is while another one is edited', () =>
  expect(withoutFaults(faults, (name) => name === 'notes')).toBe(faults));

test('what is said of a field goes once it is edited', () =>
  expect(Object.keys(withoutFaults(faults, (name) => name === 'freight'))).toEqual([
    'lines.1.gst_rate',
    'lines.10.gst_rate',
  ]));

test('that the whole quote comes to nothing is said until anything is edited', () =>
  expect(withoutFaults({ 'lines.0.price': QUOTE_OF_NOTHING }, () => false)).toEqual({}));

test('what is said of lines moves up with them once one before them is removed', () => {
  const { freight } = faults;
  expect(withoutLine(faults, 0)).toEqual({ 'lines.0.gst_rate': 'Use 5.', 'lines.9.gst_rate': 'Use 18.', freight });
  expect(withoutLine(faults, 1)).toEqual({ 'lines.9.gst_rate': 'Use 18.', freight });
  expect(withoutLine(faults, 11)).toEqual(faults);
});
