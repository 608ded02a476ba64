import { unbroken } from '#client/typeset.ts';

/** Tags, and what is between the tags of elements whose text nobody reads as text. */
const NOT_TEXT =
  /<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>|([^<]+)/g;
/** Two words of a heading, blank included, that still fit a line of a narrow column together. */
const LAST_TWO = 16;

/** Keeps a figure and its unit on one line, and the letters of a standard with its number; in text only, not in tags. */
export function keepFigures(html: string): string {
  return html.replace(NOT_TEXT, (part, _, text?: string) => (text ? unbroken(text) : part));
}

/** A range takes the long dash, which a keyboard does not have. */
export function rangeWords(text: string): string {
  return text.replace(/(\d)-(?=\d)/g, '$1–');
}

/** A title whose last word does not stand on a line of its own where the last two are short enough to stay together. */
export function titleWords(title: string): string {
  const words = title.split(' ');
  const end = words.slice(-2).join('\u00a0');
  return words.length > 2 && end.length <= LAST_TWO ? [...words.slice(0, -2), end].join(' ') : title;
}
