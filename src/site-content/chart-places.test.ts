import { describe, expect, it } from 'vitest';
import type { Chart } from '../schemas/chart.ts';
import { splitAtCharts } from './chart-places.ts';

const chart = (after: string, title = after): Chart => ({ after, title, kind: 'bars', rows: [], source: '' });
const html =
  '<p>Intro</p><h2 id="a">1. The buyer’s <em>cut</em></h2>\n<p>One</p><p>Two</p><h3 id="b">Rows &amp; sums</h3><table></table>';

describe('charts in a text', () => {
  it('stand after the first paragraph below their heading, or after the heading where something else follows', () => {
    const [first, second] = [chart("1. The buyer's cut"), chart('Rows & sums')];
    expect(splitAtCharts(html, [second, first])).toEqual([
      { html: '<p>Intro</p><h2 id="a">1. The buyer’s <em>cut</em></h2>\n<p>One</p>', charts: [first] },
      { html: '<p>Two</p><h3 id="b">Rows &amp; sums</h3>', charts: [second] },
      { html: '<table></table>', charts: [] },
    ]);
  });

  it('leave a text without any as it is', () => {
    expect(splitAtCharts(html, [])).toEqual([{ html, charts: [] }]);
  });

  it('are not lost if the heading is not there', () => {
    expect(() => splitAtCharts(html, [chart('2. Gone', 'Most is volume')])).toThrow(
      'The text has no heading “2. Gone” for the chart “Most is volume”.',
    );
  });
});
