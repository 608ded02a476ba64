import { expect, test } from 'vitest';
import { adaptMarkdownHtml } from './markdown-html.ts';

test('a table’s cells carry the name of their column, and figures are right-aligned without a style attribute', () => {
  const html =
    '<table>\n<thead>\n<tr>\n<th>Step</th>\n<th style="text-align: right">Min &amp; <em>max</em></th>\n</tr>\n</thead>\n' +
    '<tbody>\n<tr>\n<td>Count</td>\n<td style="text-align: right">22</td>\n</tr>\n<tr>\n<td>Post</td>\n<td style="text-align: right">6</td>\n</tr>\n</tbody>\n</table>';
  expect(adaptMarkdownHtml(html)).toBe(
    '<table class="table table-fits">\n<thead>\n<tr>\n<th scope="col">Step</th>\n<th scope="col" class="end">Min &amp; <em>max</em></th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td data-label="Step">Count</td>\n<td data-label="Min &amp; max" class="end">22</td>\n</tr>\n' +
      '<tr>\n<td data-label="Step">Post</td>\n<td data-label="Min &amp; max" class="end">6</td>\n</tr>\n</tbody>\n</table>',
  );
});

const tableOf = (...rows: string[][]) =>
  adaptMarkdownHtml(
    `<table><tr>${rows[0]!.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
      .slice(1)
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`,
  );

test.each([
  [true, 'three columns of figures', ['Kind of vendor', 'Invoices a year', 'Value'], ['Above fifty', '2,030', '₹164']],
  [true, 'a long first column', ['Cause', 'Lines'], ['Suffix or grade ignored: C3, 10.9, Viton, class A', '52']],
  [true, 'a heading of many short words', ['Work', 'Paid in one year, ₹ lakh'], ['Issues', '3']],
  [false, 'sentences', ['Role', 'Does'], ['Planner', 'Sets levels, releases the daily list']],
  [false, 'six columns', ['Item', 'Rate', 'Qty', 'Earlier', 'Result', 'GST'], ['1', '2', '3', '4', '5', '6']],
])('is %s that a table with %s stays a table on a phone', (stays, _, head, row) => {
  expect(tableOf(head, row).includes('class="table table-fits"')).toBe(stays);
});

test('no element keeps a style attribute, and text that looks like one is left alone', () => {
  const html =
    '<pre class="x" style="color: red"><code><span style="color:#fff">a</span></code></pre><p>write style="x"</p>';
  expect(adaptMarkdownHtml(html)).toBe('<pre class="x"><code><span>a</span></code></pre><p>write style="x"</p>');
});

test('centred columns lose their style too', () => {
  expect(adaptMarkdownHtml('<table><tr><th style="text-align: center">A</th></tr></table>')).not.toContain('style');
});

test('a blank corner is a plain cell, not a heading without a name', () => {
  expect(adaptMarkdownHtml('<table><tr><th></th><th>Before</th></tr></table>')).toBe(
    '<table class="table table-fits"><tr><td></td><th scope="col">Before</th></tr></table>',
  );
});
