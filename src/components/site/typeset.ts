/** Tags, and what is between the tags of elements whose text nobody reads as text. */
const NOT_TEXT =
  /<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>|([^<]+)/g;
const UNIT = /(\d) (?=(?:%|kg|g|t|mm²?|cm|m|km|ml|kW|kV|kA|V|A|W|bar|lakh|crore|am|pm)(?![\p{L}\d]))/gu;
const STANDARD = /\b(IS|ISO|IEC|EN|NH) (?=\d)/g;
/** Two words of a heading, blank included, that still fit a line of a narrow column together. */
const LAST_TWO = 16;

/** Keeps a figure and its unit on one line, and the letters of a standard with its number; in text only, not in tags. */
export function keepFigures(html: string): string {
  return html.replace(NOT_TEXT, (part, _, text?: string) =>
    text ? text.replace(UNIT, '$1\u00a0').replace(STANDARD, '$1\u00a0') : part,
  );
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
