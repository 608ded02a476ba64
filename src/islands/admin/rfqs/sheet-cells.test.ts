import { expect, test } from 'vitest';
import { cellOf, moveOf } from './sheet-cells.ts';

test.each([
  ['lines.3.price', { index: 3, field: 'price' }],
  ['lines.12.lead_days', { index: 12, field: 'lead_days' }],
  ['lines.3.brand', null],
  ['freight', null],
  ['', null],
])('the cell of the input “%s”', (name, cell) => expect(cellOf(name)).toEqual(cell));

const input = (selectionStart: number, selectionEnd = selectionStart) => ({
  selectionStart,
  selectionEnd,
  value: '12.50',
});
const press = (key: string, at: ReturnType<typeof input> | null = input(5), shiftKey = false) =>
  moveOf({ key, shiftKey }, at);

test.each([
  ['Enter goes down', press('Enter'), { lines: 1, columns: 0 }],
  ['Shift and Enter go up', press('Enter', input(2), true), { lines: -1, columns: 0 }],
  ['Enter in a select goes down', press('Enter', null), { lines: 1, columns: 0 }],
  ['the arrows go up and down', press('ArrowUp'), { lines: -1, columns: 0 }],
  ['in a select they choose', press('ArrowDown', null), null],
  ['at the end of the text, right goes on', press('ArrowRight'), { lines: 0, columns: 1 }],
  ['inside the text, it moves the caret', press('ArrowRight', input(3)), null],
  ['at the start, left goes back', press('ArrowLeft', input(0)), { lines: 0, columns: -1 }],
  ['with the whole text selected, both go on', press('ArrowLeft', input(0, 5)), { lines: 0, columns: -1 }],
  ['with a part selected, they move the caret', press('ArrowRight', input(2, 5)), null],
  ['Shift selects', press('ArrowRight', input(5), true), null],
  ['other keys type', press('5'), null],
])('%s', (_, move, expected) => expect(move).toEqual(expected));
