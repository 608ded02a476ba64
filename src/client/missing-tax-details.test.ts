import { expect, it } from 'vitest';
import { missingTaxDetails } from './missing-tax-details.ts';

it('lists what each line lacks; a rate of nil is a rate', () => {
  const whole = { name: 'Line 1', hsn: '848210', gst_rate: 0 };
  const blank = { name: 'Line 2', hsn: null, gst_rate: null };
  expect(missingTaxDetails([whole, blank, { ...whole, name: 'Line 3', hsn: '' }])).toEqual([
    'Line 2 has no HSN code.',
    'Line 2 has no GST rate: it will be billed without tax.',
    'Line 3 has no HSN code.',
  ]);
});
