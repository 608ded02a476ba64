import fc from 'fast-check';
import { expect, it } from 'vitest';
import { number, text } from '#contracts/catalog/attributes/template.ts';
import { joinDataSheet, splitDataSheet } from './data-sheet-text.ts';

const template = [number('Bore', 'mm'), text('Cage')];

it('reads the rows of the template, whatever their case, and leaves all others', () => {
  expect(splitDataSheet(template, 'bore: 25 mm\nColour: red: dark\nno colon\nBore: 30 mm')).toEqual({
    values: { Bore: '25 mm' },
    further: 'Colour: red: dark\nno colon\nBore: 30 mm',
  });
});

it('keeps what is being typed: spaces at the end and blank lines', () => {
  const parts = fc.record({
    values: fc.constantFrom<Record<string, string>>({}, { Bore: '25 ' }, { Bore: '25 mm', Cage: 'a: b' }),
    further: fc.array(fc.constantFrom('', 'Colour: red', 'Colour:', ' ')).map((lines) => lines.join('\n')),
  });
  fc.assert(
    fc.property(parts, (typed) => {
      expect(splitDataSheet(template, joinDataSheet(template, typed))).toEqual(typed);
    }),
  );
});
