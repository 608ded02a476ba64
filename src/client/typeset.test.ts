import { expect, test } from 'vitest';
import { formatProductName, keepTogether } from './typeset.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['Hex bolt M8 × 40 mm, zinc', 'Hex bolt M8_×_40_mm, zinc'],
  ['Fire blanket 1.8 × 1.2 m, glass fibre', 'Fire blanket 1.8_×_1.2_m, glass fibre'],
  ['Tape 75 mm x 250 m', 'Tape 75_mm_x_250_m'],
  ['Ball valve 1/2 inch', 'Ball valve 1/2_inch'],
  ['Ball valve 1/2 in, brass', 'Ball valve 1/2_in, brass'],
  ['Pump 1 1/2 in, PP body', 'Pump 1_1/2_in, PP body'],
  ['Thinner, 5 L, to IS 533', 'Thinner, 5_L, to IS_533'],
  ['Gloves, pack of 12 pairs', 'Gloves, pack of 12 pairs'],
])('%s', (name, expected) => expect(shown(formatProductName(name))).toBe(expected));

test('in a sentence, “in” is a word and not inches', () =>
  expect(shown(keepTogether('71 in three quarters'))).toBe('71 in three quarters'));
