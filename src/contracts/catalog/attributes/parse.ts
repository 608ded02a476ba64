import { formatMeasured, type Measured, readMeasured } from './numbers.ts';
import type { AttributeTemplate, NumberAttribute } from './template.ts';
import { readThread } from './threads.ts';

/**
 * An attribute's value. `text` is its one spelling, equal for equal values: `25 mm` for `2.5 cm` and for `25 mm, h6`. `order`
 * sorts the values of numbers and threads.
 */
export interface AttributeValue {
  text: string;
  order: number | null;
}

/** Longest value of a data sheet. */
const MAX_TEXT = 300;

/** Reads a value of the data sheet; the error says how to write it. */
export function parseAttribute(
  template: AttributeTemplate,
  written: string,
): { value: AttributeValue } | { error: string } {
  const text = written.trim().replace(/\s+/g, ' ');
  switch (template.kind) {
    case 'number':
      return parseNumber(template, text);
    case 'thread': {
      const thread = readThread(text);
      if (thread) return { value: { text: thread.text, order: thread.nominal } };
      return { error: `${notValid(template, text)} Write a thread such as M8 × 1.25, G1/4 or 1/2 in BSP.` };
    }
    case 'choice': {
      const chosen = template.choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
      if (chosen !== undefined) return { value: { text: chosen, order: null } };
      return { error: `${notValid(template, text)} Choose one of: ${template.choices.join('; ')}.` };
    }
    case 'text':
      return text.length <= MAX_TEXT
        ? { value: { text, order: null } }
        : { error: `${template.name}: use at most ${MAX_TEXT} characters.` };
  }
}

function parseNumber(template: NumberAttribute, text: string): { value: AttributeValue } | { error: string } {
  const { name, unit, min = 0, max = Infinity } = template;
  const read = readMeasured(text, unit);
  if (!read) return { error: `${notValid(template, text)} ${howToWrite(template)}` };
  const [low, high] = [read.low ?? read.high!, read.high ?? read.low!];
  if (low < min || high > max) {
    const limits =
      max === Infinity ? `${format(template, min)} or more` : `${format(template, min)} to ${format(template, max)}`;
    return { error: `${name} must be ${limits}; “${text}” is not.` };
  }
  return { value: { text: formatMeasured(read, unit), order: read.low ?? read.high } };
}

/** The text to store for a value that parses: as typed, or with the unit if only a number was typed. */
export function completeAttribute(template: AttributeTemplate, written: string): string {
  const text = written.trim();
  const parsed = parseAttribute(template, text);
  return 'value' in parsed && (template.kind !== 'number' || isBare(text)) ? parsed.value.text : text;
}

const isBare = (text: string) => /^[±-]?[\d.,/ –-]+$/.test(text);

const notValid = ({ name }: AttributeTemplate, text: string) => `“${text}” is not a valid ${name.toLowerCase()}.`;

const single = (value: number): Measured => ({ low: value, high: value, isTolerance: false });
const format = ({ unit }: NumberAttribute, value: number) => formatMeasured(single(value), unit);

function howToWrite(template: NumberAttribute): string {
  const { unit, max = Infinity } = template;
  if (unit === null) return 'Write a number without a unit, such as 4.';
  if (unit === 'in') return 'Write inches, such as 1/2 in or 1 1/2 in.';
  return `Write a number in ${unit}, such as ${format(template, Math.min(25, max))} or ${formatMeasured({ low: Math.min(10, max / 2), high: Math.min(25, max), isTolerance: false }, unit)}.`;
}
