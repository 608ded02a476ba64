import { keepTogether } from '#client/typeset.ts';

/** Tags, comments, and elements whose content is not shown as text. */
const NOT_TEXT =
  /<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>|([^<]+)/g;
/** Length at which the last two words of a heading, with their space, still fit one line of a narrow column. */
const LAST_TWO = 16;

/** Keeps a figure with its unit, and a standard with its number, on one line; in text only, not in tags. */
export function keepFigures(html: string): string {
  return html.replace(NOT_TEXT, (part, _, text?: string) => (text ? keepTogether(text) : part));
}

/** `8-12` with the long dash, which a keyboard does not have. */
export function withRangeDash(text: string): string {
  return text.replace(/(\d)-(?=\d)/g, '$1–');
}

/** Keeps the last two words of a title together if they are short, so that no word is alone on the last line. */
export function avoidWidow(title: string): string {
  const words = title.split(' ');
  const end = words.slice(-2).join('\u00a0');
  return words.length > 2 && end.length <= LAST_TWO ? [...words.slice(0, -2), end].join(' ') : title;
}
