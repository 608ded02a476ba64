import { COUNTS } from './unit-codes.ts';

/** An amount of something counted or measured, in its base unit: a dozen is 12 of `piece`, a gram is 0.001 of `kg`. */
export interface Measure {
  of: string;
  amount: number;
}

interface Unit extends Measure {
  /** In the singular. */
  name: string;
}

/** Each unit with how people write it besides name and plural, its GST code included, and what it is a multiple of. */
const UNITS: readonly (readonly [name: string, written: string, of?: string, amount?: number])[] = [
  ['piece', 'pc pcs no nos number numbers ea each unit units item items'],
  ['pair', 'pr prs'],
  ['set', ''],
  ['kit', ''],
  ['box', 'bx'],
  ['carton', 'ctn ctns case cases'],
  ['pack', 'pac pk pks'],
  ['packet', 'pkt pkts', 'pack'],
  ['bag', ''],
  ['bottle', 'btl btls'],
  ['can', ''],
  ['drum', 'drm drms'],
  ['roll', 'rol'],
  ['tube', 'tub'],
  ['coil', ''],
  ['spool', ''],
  ['cartridge', ''],
  ['rack', ''],
  ['bale', ''],
  ['bundle', 'bdl bdls'],
  ['pail', 'bucket buckets'],
  ['tin', ''],
  ['sheet', ''],
  ['ream', 'rim rims'],
  ['booklet', ''],
  ['test', ''],
  ['label', ''],
  ['m', 'mtr mtrs metre metres meter meters rmt'],
  ['kg', 'kgs kilo kilos kilogram kilograms'],
  ['L', 'ltr ltrs litre litres liter liters'],
  ['sq m', 'sqm sqmtr'],
  ['cu m', 'cum cbm'],
  // Not MTS or MT, which people write for metres as often as for tonnes.
  ['dozen', 'doz dozens', 'piece', 12],
  ['gross', '', 'piece', 144],
  ['g', 'gm gms gram grams', 'kg', 0.001],
  ['ml', 'mlt', 'L', 0.001],
];

const SYMBOLS = new Set(['m', 'kg', 'L', 'sq m', 'cu m', 'g', 'ml', 'dozen', 'gross']);
const MEASURES = new Set(['m', 'kg', 'L', 'sq m', 'cu m']);
/** Symbols that are words in running text: `₹12.00 a metre`. */
const SPOKEN: Readonly<Record<string, string>> = {
  ...{ m: 'metre', L: 'litre', 'sq m': 'square metre', 'cu m': 'cubic metre' },
};
/** Codes of the GST rules that are not shown by the name of their unit: on a list, numbers are nos, not pieces. */
const CODES: Readonly<Record<string, [one: string, many: string]>> = {
  NOS: ['no.', 'nos'],
};

const units = new Map(
  UNITS.flatMap(([name, written, of = name, amount = 1]) =>
    [name, pluralOf(name), ...written.split(' ')].map((word): [string, Unit] => [
      lettersOf(word),
      { name, of, amount },
    ]),
  ),
);
units.delete('');

/** Every word for a unit, in lower case and without full stop, the longest first. */
export const unitWords: readonly string[] = [...units.keys()].sort((a, b) => b.length - a.length);

/** What one of a unit is, however it is written: `Nos.`, `PCS`, `boxes`, `mtr`; null for an unknown word. */
export function measureOf(written: string): Measure | null {
  const { of, amount } = units.get(lettersOf(written)) ?? {};
  return of && amount ? { of, amount } : null;
}

/** True for what is measured, such as `m` or `kg`; false for what is counted. */
export function isMeasured({ of }: Measure): boolean {
  return MEASURES.has(of);
}

/** True for what is known to be counted, however it is written: quantities are whole. False for an unknown word. */
export function isCounted(written: string): boolean {
  const measure = measureOf(written);
  return measure ? !isMeasured(measure) : COUNTS.has(written.trim().toUpperCase());
}

/** `1 box`, `2 boxes`, `1,200 nos`, `12 m`; `unit` is a name, a code of the GST rules or what a buyer wrote. */
export function formatQuantity(qty: number, unit: string): string {
  return `${qty.toLocaleString('en-IN')} ${unitName(unit, qty)}`;
}

/** The name of a unit for a quantity: `box` for 1, else `boxes`. An unknown word is returned as written. */
export function unitName(unit: string, qty: number): string {
  const code = CODES[lettersOf(unit).toUpperCase()];
  if (code) return code[qty === 1 ? 0 : 1];
  const name = units.get(lettersOf(unit))?.name;
  if (!name) return unit;
  return qty === 1 ? name : pluralOf(name);
}

/** `a piece`, `a metre`, `a kg`. */
export function perUnit(name: string): string {
  return `a ${SPOKEN[name] ?? name}`;
}

function pluralOf(name: string): string {
  if (SYMBOLS.has(name)) return name;
  return name.endsWith('x') ? `${name}es` : `${name}s`;
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/g, '');
}
