import { expect, test } from 'vitest';
import { adaptMarkdownHtml } from './markdown-html.ts';

test('a table’s cells carry the name of their column, and figures are right-aligned without a style attribute', () => {
  const html =
    '<table>\n<thead>\n<tr>\n<th>Step</th>\n<th style="text-align: right">Min &amp; <em>max</em></th>\n</tr>\n</thead>\n' +
    '<tbody>\n<tr>\n<td>Count</td>\n<td style="text-align: right">22</td>\n</tr>\n<tr>\n<td>Post</td>\n<td style="text-align: right">6</td>\n</tr>\n</tbody>\n</table>';
  expect(adaptMarkdownHtml(html)).toBe(
    '<table class="table">\n<thead>\n<tr>\n<th scope="col">Step</th>\n<th scope="col" class="end">Min &amp; <em>max</em></th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td data-label="Step">Count</td>\n<td data-label="Min &amp; max" class="end">22</td>\n</tr>\n' +
      '<tr>\n<td data-label="Step">Post</td>\n<td data-label="Min &amp; max" class="end">6</td>\n</tr>\n</tbody>\n</table>',
  );
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
    '<table class="table"><tr><td></td><th scope="col">Before</th></tr></table>',
  );
});
