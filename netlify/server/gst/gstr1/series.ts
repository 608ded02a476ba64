import { kindOf, type TaxDocument } from '../document.ts';

/** A run of numbers used in the month (GSTR-1 table 13; CGST Rules r. 46(b)). */
export interface IssuedSeries {
  /** Nature of document: its number and name in table 13. */
  nature: readonly [number: number, name: string];
  from: string;
  to: string;
  /** Numbers from the first to the last. */
  count: number;
  /** Cancelled documents and missing numbers. */
  cancelled: number;
  /** Numbers of the run that no document has. */
  missing: string[];
}

/** The highest number of a series before the month, in the same financial year. */
export interface LastNumber {
  /** All before the digits at the end: `PS/2627/`. */
  prefix: string;
  serial: number;
}

/** A number of a series: of an invoice, a note or a voucher. */
export interface Numbered {
  number: string;
  nature: IssuedSeries['nature'];
  is_void: boolean;
}

/** Receipt and refund vouchers in table 13. */
export const VOUCHER_NATURES = { receipt: [6, 'Receipt Voucher'], refund: [8, 'Refund Voucher'] } as const;

/** At most so many missing numbers are named; a wrong number far ahead would name thousands. */
const MAX_NAMED = 100;

/** `PS/2627/000041` → prefix, serial and the length of the digits. */
export function splitNumber(number: string): { prefix: string; serial: number; digits: number } {
  const [, prefix = '', digits = '0'] = /^(.*?)(\d+)$/.exec(number) ?? [, number];
  return { prefix, serial: Number(digits), digits: digits.length };
}

/** The series of the month. Cancelled documents count, because their numbers are used. */
export function issuedSeries(
  documents: TaxDocument[],
  before: LastNumber[],
  vouchers: Numbered[] = [],
): IssuedSeries[] {
  const groups = new Map<string, Numbered[]>();
  const numbered = documents.map((document) => ({ ...document, nature: kindOf(document).nature }));
  for (const document of [...numbered, ...vouchers]) {
    const { nature } = document;
    const id = `${String(nature[0]).padStart(2, '0')}|${splitNumber(document.number).prefix}`;
    const group = groups.get(id);
    if (group) group.push(document);
    else groups.set(id, [document]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => seriesOf(group, before));
}

function seriesOf(group: Numbered[], before: LastNumber[]): IssuedSeries {
  const numbered = group
    .map((document) => ({ document, ...splitNumber(document.number) }))
    .sort((a, b) => a.serial - b.serial);
  const [first, last] = [numbered[0]!, numbered.at(-1)!];
  const { prefix, digits } = first;
  const used = new Set(numbered.map(({ serial }) => serial));
  const count = last.serial - first.serial + 1;
  const start = before.find((one) => one.prefix === prefix)?.serial ?? first.serial - 1;
  const missing: string[] = [];
  for (let serial = start + 1; serial < last.serial && missing.length < MAX_NAMED; serial++) {
    if (!used.has(serial)) missing.push(prefix + String(serial).padStart(digits, '0'));
  }
  const isVoid = numbered.filter(({ document }) => document.is_void).length;
  return {
    nature: first.document.nature,
    from: first.document.number,
    to: last.document.number,
    count,
    cancelled: isVoid + count - used.size,
    missing,
  };
}
