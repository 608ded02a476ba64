import { convert, readUnit, type Unit } from './units.ts';

/** A number, a range or a limit, in the unit of its template. A limit is open at one end: null. */
export interface Measured {
  low: number | null;
  high: number | null;
  /** True for a tolerance: ±0.03. */
  isTolerance: boolean;
}

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?`;
const FRACTION = String.raw`(?:\d+[ -])?\d+/\d+`;
const NUMBER = String.raw`[-−]?(?:${FRACTION}|${DIGITS})`;
const LIMIT = String.raw`(?<limit>up to|to|below|max\.?|above|from|min\.?|about|±|\+/-)?`;
const VALUE = new RegExp(
  String.raw`^${LIMIT}\s*(?<low>${NUMBER})(?:\s*(?:–|—|\.\.\.?|to|(?<=\d)-)\s*(?<high>${NUMBER}))?\s*(?<rest>.*)$`,
  'iu',
);
/** What may follow a value: `at 415 V`, `, taper 1:12`, `(1/2 in)`, `/ 360 W`, `bullet`. Another size may not. */
const REMARK = /^(?:\s*[,(/]|\s+[\p{L}]{2})/u;

/** `1,23,456.5`, `1 1/2`, `½` → a number. */
function numberOf(written: string): number {
  const sign = /^[-−]/.test(written) ? -1 : 1;
  const bare = written.replace(/^[-−]/, '').replaceAll(',', '');
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(bare);
  if (!fraction) return sign * Number(bare);
  return sign * (Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]));
}

const FRACTIONS = { '¼': '1/4', '½': '1/2', '¾': '3/4' };
const simplify = (text: string) =>
  text
    .trim()
    .replace(/(\d?)([¼½¾])/g, (_, whole: string, part: keyof typeof FRACTIONS) =>
      [whole, FRACTIONS[part]].filter(Boolean).join(' '),
    );

/** Reads a value in `unit`, converted from other units of the same measure. Null if it cannot be read. */
export function readMeasured(written: string, unit: Unit | null): Measured | null {
  const text = simplify(written);
  const match = VALUE.exec(text)?.groups;
  if (!match) return null;
  const { limit, low, high, rest } = match;
  const found = rest === '' ? null : readUnit(rest!);
  if (unit === null) return found || !isRemark(rest!) ? null : measured(limit, low!, high, (value) => value);
  if (rest !== '' && (!found || !isRemark(found.rest))) return null;
  // `26 in / 660 mm`, `1/2 in (12.7 mm)`: the second is what the template wants.
  const other = found && found.unit !== unit ? /^\s*[(/]\s*([^)]*)\)?$/.exec(found.rest)?.[1] : undefined;
  const inUnit = other === undefined ? null : readMeasured(other, unit);
  if (inUnit && readUnit(other!.replace(VALUE, '$<rest>'))?.unit === unit) return inUnit;
  const converted = (value: number) => (found ? convert(value, found.unit, unit) : value);
  return converted(1) === null ? null : measured(limit, low!, high, converted);
}

const isRemark = (rest: string) => rest === '' || REMARK.test(rest);

function measured(
  limit: string | undefined,
  low: string,
  high: string | undefined,
  convertTo: (value: number) => number | null,
): Measured | null {
  const first = convertTo(numberOf(low));
  const last = high === undefined ? first : convertTo(numberOf(high));
  if (first === null || last === null || !Number.isFinite(first) || !Number.isFinite(last) || first > last) return null;
  const isTolerance = limit === '±' || limit === '+/-';
  if (/^(?:up to|to|below|max)/i.test(limit ?? '')) return { low: null, high: last, isTolerance };
  if (/^(?:above|from|min)/i.test(limit ?? '')) return { low: first, high: null, isTolerance };
  return { low: first, high: last, isTolerance };
}

/** A number as it is written in a data sheet; inches as fractions. */
function formatNumber(value: number, unit: Unit | null): string {
  const sixteenths = value * 16;
  if (unit === 'in' && Number.isInteger(sixteenths) && !Number.isInteger(value)) return formatFraction(sixteenths);
  const digits = Number(value.toPrecision(8));
  return digits.toLocaleString('en-IN', { maximumFractionDigits: 12, useGrouping: Math.abs(digits) >= 10_000 });
}

function formatFraction(sixteenths: number): string {
  const whole = Math.floor(sixteenths / 16);
  let part = sixteenths % 16;
  let of = 16;
  while (part % 2 === 0) [part, of] = [part / 2, of / 2];
  return `${whole > 0 ? `${whole} ` : ''}${part}/${of}`;
}

/** The value with its unit: `25 mm`, `0.5–2.5 mm²`, `-30 to 70 °C`, `Up to 48 mm`, `±3%`. */
export function formatMeasured({ low, high, isTolerance }: Measured, unit: Unit | null): string {
  const write = (value: number) => formatNumber(value, unit);
  const after = unit === null ? '' : unit === '%' || unit === '°' ? unit : ` ${unit}`;
  if (low === null) return `Up to ${write(high!)}${after}`;
  if (high === null) return `From ${write(low)}${after}`;
  if (low === high) return `${isTolerance ? '±' : ''}${write(low)}${after}`;
  const between = low < 0 || (unit === 'in' && !Number.isInteger(high)) ? ' to ' : '–';
  return `${write(low)}${between}${write(high)}${after}`;
}
