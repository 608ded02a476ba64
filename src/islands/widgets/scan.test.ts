import { expect, it } from 'vitest';
import { linesOfCode } from './scan.ts';

const line = (line_no: number, ...codes: string[]) => ({ line_no, sku: codes[0]!, name: 'Part', codes });
const lines = [line(1, 'BRG-6205-2RS', 'AA 0042', 'SKF 6205-2RSH'), line(2, 'HLM/01'), line(3, 'HLM/01')];

it.each([
  ['the SKU in any spelling', 'brg 6205 2rs', [1]],
  ['the company’s own code', 'AA0042', [1]],
  ['a maker’s code without its maker', '6205-2rsh', [1]],
  ['a maker’s code with its maker', 'SKF6205-2RSH', [1]],
  ['both lines of an item', 'HLM/01', [2, 3]],
  ['no line for another code', 'BRG-6206', []],
  ['no line for a part of a code', 'BRG', []],
  ['no line for punctuation', '--', []],
])('a scan means %s', (_, code, found) => {
  expect(linesOfCode(code, lines).map(({ line_no }) => line_no)).toEqual(found);
});
