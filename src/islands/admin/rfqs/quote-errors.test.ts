import { expect, test } from 'vitest';
import { ZERO_QUOTE } from '#contracts/quotes/admin.ts';
import { withoutErrors, withoutLineErrors } from './quote-errors.ts';

const errors = { 'lines.1.gst_rate': 'Use 5.', 'lines.10.gst_rate': 'Use 18.', freight: 'Enter ₹0 or more.' };

test('the errors of a line or field stay while another one is edited', () =>
  expect(withoutErrors(errors, (name) => name === 'notes')).toBe(errors));

test('the error of a field goes when it is edited', () =>
  expect(Object.keys(withoutErrors(errors, (name) => name === 'freight'))).toEqual([
    'lines.1.gst_rate',
    'lines.10.gst_rate',
  ]));

test('the error that the whole quote comes to ₹0 goes with any edit', () =>
  expect(withoutErrors({ 'lines.0.price': ZERO_QUOTE }, () => false)).toEqual({}));

test('the errors of lines move up when a line before them is removed', () => {
  const { freight } = errors;
  expect(withoutLineErrors(errors, 0)).toEqual({
    ...{ 'lines.0.gst_rate': 'Use 5.', 'lines.9.gst_rate': 'Use 18.' },
    freight,
  });
  expect(withoutLineErrors(errors, 1)).toEqual({ 'lines.9.gst_rate': 'Use 18.', freight });
  expect(withoutLineErrors(errors, 11)).toEqual(errors);
});
