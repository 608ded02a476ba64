import { type Chart, headingKey } from '../schemas/chart.ts';

/** A stretch of a text and the charts that stand after it. */
interface Part {
  html: string;
  charts: Chart[];
}

/** A heading with the paragraph after it, if there is one. */
const OPENING = /<(h[23])\b[^>]*>([\s\S]*?)<\/\1>(?:\s*<p>[\s\S]*?<\/p>)?/g;

/**
 * Divides the HTML of a text where its charts stand: after the first paragraph under their heading. Throws if the text
 * has no such heading; `npm run check:content` finds that first.
 */
export function splitAtCharts(html: string, charts: Chart[]): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { 0: opening, 2: heading = '', index } of html.matchAll(OPENING)) {
    const here = charts.filter(({ after }) => headingKey(after) === headingKey(plain(heading)));
    if (!here.length) continue;
    const end = index + opening.length;
    parts.push({ html: html.slice(start, end), charts: here });
    start = end;
  }
  const placed = new Set(parts.flatMap((part) => part.charts));
  const lost = charts.find((chart) => !placed.has(chart));
  if (lost) throw new Error(`The text has no heading “${lost.after}” for the chart “${lost.title}”.`);
  return [...parts, { html: html.slice(start), charts: [] }];
}

/** The text of a heading without its tags and entities. */
const plain = (html: string) => html.replace(/<[^>]+>|&#?\w+;/g, '');
