import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeAttribute, parseAttribute } from './parse.ts';
import { choice, number, text, thread } from './template.ts';
import type { Unit } from './units.ts';

const read = (unit: Unit | null, written: string, limits = {}) => parseAttribute(number('Size', unit, limits), written);
const textOf = (result: ReturnType<typeof parseAttribute>) => ('value' in result ? result.value.text : result.error);

describe('a number with a unit', () => {
  it.each([
    ['25 mm', '25 mm'],
    ['25mm', '25 mm'],
    ['25', '25 mm'],
    ['2.5 cm', '25 mm'],
    ['1 m', '1000 mm'],
    ['1 in', '25.4 mm'],
    ['1/2 in', '12.7 mm'],
    ['1½"', '38.1 mm'],
    ['12.7 mm (1/2 in)', '12.7 mm'],
    ['26 in / 660 mm', '660 mm'],
    ['40 mm, taper 1:12', '40 mm'],
    ['16 mm, h6', '16 mm'],
    ['2 mm bullet', '2 mm'],
    ['0.8–1.5 m', '800–1500 mm'],
    ['10-25 mm', '10–25 mm'],
    ['6 to 22 mm', '6–22 mm'],
    ['Up to 48 mm', 'Up to 48 mm'],
    ['±0.03 mm', '±0.03 mm'],
    ['11,000 mm', '11,000 mm'],
    ['1,23,456 mm', '1,23,456 mm'],
  ])('reads %s as %s', (written, expected) => {
    expect(textOf(read('mm', written))).toBe(expected);
  });

  it.each<[Unit | null, string, string]>([
    ['mm²', '0.5–2.5 sq mm', '0.5–2.5 mm²'],
    ['kW', '0.75 kW (1 HP)', '0.75 kW'],
    ['kA', '25 kA at 415 V', '25 kA'],
    ['in', '1 1/2 in', '1 1/2 in'],
    ['in', '0.75 inch', '3/4 in'],
    ['%', '82.5 % (IE3)', '82.5%'],
    ['°', '118°', '118°'],
    ['rev/min', '1440 rpm', '1440 rev/min'],
    [null, '4', '4'],
  ])('reads, in %s, %s as %s', (unit, written, expected) => {
    expect(textOf(read(unit, written))).toBe(expected);
  });

  it('may be below zero only if its limits allow it', () => {
    expect(textOf(read('°C', '-30 to 70 °C', { min: -273 }))).toBe('-30 to 70 °C');
    expect(textOf(read('mm', '-3 mm'))).toBe('Size must be 0 mm or more; “-3 mm” is not.');
    expect(textOf(read('mm', '3 m', { min: 1, max: 2000 }))).toBe('Size must be 1 mm to 2000 mm; “3 m” is not.');
  });

  it.each(['', 'abc', '25 kg', '25 mm × 30 mm', '25x52x15', '30–20 mm', '1/0 mm'])(
    'says how to write it instead of %s',
    (written) => {
      expect(textOf(read('mm', written))).toBe(
        `“${written}” is not a valid size. Write a number in mm, such as 25 mm or 10–25 mm.`,
      );
    },
  );

  it('is the same after it is formatted and read again', () => {
    const values = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(values, values, fc.constantFrom<Unit>('mm', 'kW', 'L/min', '%', 'in'), (a, b, unit) => {
        const written = textOf(read(unit, `${Math.min(a, b)} to ${Math.max(a, b)} ${unit}`));
        expect(textOf(read(unit, written))).toBe(written);
      }),
    );
  });
});

describe('other kinds', () => {
  it.each([
    ['M8', 'M8'],
    ['m8x1.25', 'M8 × 1.25'],
    ['G1/4', 'G1/4'],
    ['1/2 in bsp', '1/2 in BSP'],
    ['M', '“M” is not a valid thread. Write a thread such as M8 × 1.25, G1/4 or 1/2 in BSP.'],
  ])('reads the thread %s as %s', (written, expected) => {
    expect(textOf(parseAttribute(thread('Thread'), written))).toBe(expected);
  });

  it('reads a choice in any case and lists the choices otherwise', () => {
    const sealing = choice('Sealing', ['Open', 'ZZ, metal shields']);
    expect(textOf(parseAttribute(sealing, 'open'))).toBe('Open');
    expect(textOf(parseAttribute(sealing, 'RS'))).toBe(
      '“RS” is not a valid sealing. Choose one of: Open; ZZ, metal shields.',
    );
  });

  it('sorts threads and numbers by size', () => {
    const order = (written: string) => {
      const read = parseAttribute(thread('Thread'), written);
      return 'value' in read ? read.value.order : null;
    };
    expect(order('M10')).toBeLessThan(order('M12 × 1.75')!);
    expect(order('R1/8')).toBeLessThan(order('M5')!);
  });

  it('completes a bare number with its unit and keeps what else was typed', () => {
    expect(completeAttribute(number('Bore', 'mm'), ' 25 ')).toBe('25 mm');
    expect(completeAttribute(number('Bore', 'mm'), '10-25')).toBe('10–25 mm');
    expect(completeAttribute(number('Bore', 'mm'), '40 mm, taper 1:12')).toBe('40 mm, taper 1:12');
    expect(completeAttribute(text('Cage'), 'Polyamide')).toBe('Polyamide');
  });
});
