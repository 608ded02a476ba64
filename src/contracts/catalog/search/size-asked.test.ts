import { expect, it } from 'vitest';
import { sizesAsked } from './size-asked.ts';

it.each([
  { q: '10.3mm drill', size: 10.3, unit: 'mm', rest: 'drill', label: null, other: '10 mm drill' },
  { q: 'drill 10.3', size: 10.3, unit: 'mm', rest: 'drill', label: null, other: 'drill 10 mm' },
  { q: 'bearing 26 mm bore', size: 26, unit: 'mm', rest: 'bearing', label: 'bore', other: 'bearing 10 mm bore' },
  { q: 'hex bolt M12 x 55', size: 55, unit: 'mm', rest: 'hex bolt m12', label: null, other: 'hex bolt M12x10' },
  { q: '15A mcb', size: 15, unit: 'a', rest: 'mcb', label: null, other: '10 A mcb' },
  { q: 'M7 bolt', size: 7, head: 'm', unit: '', rest: 'bolt', label: null, other: 'M10 bolt' },
  { q: 'v belt b55', size: 55, head: 'b', unit: '', rest: 'v belt', label: null, other: 'v belt B10' },
  { q: 'safety shoe size 11', size: 11, unit: '', rest: 'safety shoe', label: 'size', other: 'safety shoe size 10' },
  { q: '0.75 ltr bottle', size: 750, unit: 'ml', rest: 'bottle', label: null, other: '10 ml bottle' },
])('$q asks for $size $unit of $rest', ({ q, other, ...asked }) => {
  const read = sizesAsked(q)[0]!;
  expect(read).toMatchObject(asked);
  expect(read.searchFor(10)).toBe(other);
});

it('a bolt may lack its length or its thread', () => {
  const [length, thread] = sizesAsked('hex bolt M14x60');
  expect(length).toMatchObject({ head: '', size: 60, unit: 'mm', rest: 'hex bolt m14' });
  expect(thread).toMatchObject({ head: 'm', size: 14, unit: '', rest: 'hex bolt 60mm' });
  expect(thread!.searchFor(16)).toBe('hex bolt M16x60');
});

it.each([
  'drill',
  'ss304 valve',
  '12 drill',
  '10.3mm',
  '26mm bore',
  '6205-2RS',
  '1/2 inch valve',
  '25x52x15 bearing',
  '16A 4 pole mcb',
  '6205 bearing',
])('%s asks for no single size of other words', (q) => expect(sizesAsked(q)).toEqual([]));
