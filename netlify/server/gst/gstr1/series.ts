/** A document in a series: of a supply, a delivery challan or a voucher. */
export interface Numbered {
  number: string;
  /** Nature of document: its number and name in table 13. */
  nature: readonly [number: number, name: string];
  is_void: boolean;
}

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

/** Receipt and refund vouchers in table 13. */
export const VOUCHER_NATURES = { receipt: [6, 'Receipt Voucher'], refund: [8, 'Refund Voucher'] } as const;

/** At most so many missing numbers are named; a wrong number far ahead would name thousands. */
const MAX_NAMED = 100;

/** `PS/2627/000041` → prefix, serial and the length of the digits. */
export function splitNumber(number: string): { prefix: string; serial: number; digits: number } {
  const [, prefix = '', digits = '0'] = /^(.*?)(\d+)$/.exec(number) ?? [, number];
  return { prefix, serial: Number(digits), digits: digits.length };
}

type Split = Numbered & ReturnType<typeof splitNumber>;

/**
 * The series of the month, in runs of one nature: delivery challans of all reasons share a series, but are apart in table 13.
 * Cancelled documents count, because their numbers are used.
 */
export function issuedSeries(documents: Numbered[], before: LastNumber[]): IssuedSeries[] {
  const numbered = documents.map((document) => ({ ...document, ...splitNumber(document.number) }));
  return [...Map.groupBy(numbered, ({ prefix }) => prefix).values()]
    .flatMap((group) => runsOf(group, before))
    .sort((a, b) => a.nature[0] - b.nature[0] || (a.from < b.from ? -1 : 1));
}

function runsOf(group: Split[], before: LastNumber[]): IssuedSeries[] {
  const sorted = group.sort((a, b) => a.serial - b.serial);
  const runs: Split[][] = [];
  for (const document of sorted) {
    const run = runs.at(-1);
    if (run?.[0]!.nature[0] === document.nature[0]) run.push(document);
    else runs.push([document]);
  }
  const { prefix, serial } = sorted[0]!;
  const start = before.find((one) => one.prefix === prefix)?.serial ?? serial - 1;
  // Missing numbers between two runs belong to the first.
  return runs.map((run, at) => runOf(run, at === 0 ? start : run[0]!.serial - 1, runs[at + 1]?.[0]!.serial));
}

/** `next` is the first number of the following run. */
function runOf(run: Split[], start: number, next: number | undefined): IssuedSeries {
  const [first, last] = [run[0]!, run.at(-1)!];
  const { prefix, digits } = first;
  const numberOf = (serial: number) => prefix + String(serial).padStart(digits, '0');
  const end = next === undefined ? last.serial : next - 1;
  const used = new Set(run.map(({ serial }) => serial));
  const missing: string[] = [];
  for (let serial = start + 1; serial <= end && missing.length < MAX_NAMED; serial++) {
    if (!used.has(serial)) missing.push(numberOf(serial));
  }
  const count = end - first.serial + 1;
  const isVoid = run.filter(({ is_void }) => is_void).length;
  return {
    nature: first.nature,
    from: first.number,
    to: end === last.serial ? last.number : numberOf(end),
    count,
    cancelled: isVoid + count - used.size,
    missing,
  };
}
