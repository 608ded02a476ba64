import { supplier } from '#site';
import { amount, percent, quantity, rupees } from './amounts.ts';
import type { Sheet } from './sheet.ts';
import { but, figures, form, formStrong, small } from './styles.ts';
import { type Column, fitted, naturalWidth, type Row, table } from './table.ts';
import type { Run, Style } from './text.ts';
import { sumOf, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

const HEAD = but(formStrong, { size: 7, leading: 9 });
const SKU = but(figures, { size: 6.8, leading: 9.6, color: small.color });
const RATE = but(small, { size: 6.6, leading: 8.6 });

const head = (text: string): Run[] => [{ text, style: HEAD }];
const run = (text: string, style: Style = figures): Run[] => [{ text, style }];

/** One kind of tax in the tables. */
interface TaxColumn {
  name: string;
  field: 'cgst_paise' | 'sgst_paise' | 'igst_paise';
  /** Part of the product's rate. */
  part: number;
}

/** IGST where the supply leaves the supplier's State or goes to a special economic zone; else CGST and the State's half. */
export function taxColumns(
  { place_of_supply, state_tax = 'SGST', to_sez = false }: Supply,
  totals: TradeTotals,
): TaxColumn[] {
  const within = place_of_supply.trim().toLowerCase() === supplier.state.toLowerCase() && !to_sez;
  // The figures decide where they say more than the name of a place.
  const isInterState = totals.igst_paise > 0 || (!within && totals.cgst_paise === 0);
  if (isInterState) return [{ name: 'IGST', field: 'igst_paise', part: 1 }];
  return [
    { name: 'CGST', field: 'cgst_paise', part: 0.5 },
    { name: state_tax, field: 'sgst_paise', part: 0.5 },
  ];
}

/** A column that is as wide as its figures, and what stands in it for a line. */
interface Figured {
  head: string;
  text: (line: TradeLine, index: number) => Run[];
}

/**
 * The lines: what rule 46 (g) to (m) wants of each. The column for discounts is there where a line has one; the last
 * line stays with `after` points of what follows.
 */
export function lineTable(sheet: Sheet, lines: TradeLine[], taxes: TaxColumn[], after: number): void {
  const figured = (column: Figured, align: 'left' | 'right' = 'right') => ({ ...column, align, wide: false });
  const discounted = lines.some(({ discount_paise }) => discount_paise !== 0);
  const plan = [
    figured({ head: 'No.', text: (_, index) => run(String(index + 1)) }),
    { head: 'Description', text: described, align: 'left' as const, wide: true },
    figured({ head: 'HSN', text: ({ hsn }) => run(hsn ?? '–') }, 'left'),
    figured({ head: 'Quantity', text: ({ qty, unit }) => [...run(quantity(qty)), { text: `\n${unit}`, style: RATE }] }),
    figured({ head: 'Rate ₹', text: ({ price_paise }) => run(amount(price_paise)) }),
    ...(discounted
      ? [figured({ head: 'Discount ₹', text: ({ discount_paise }) => run(discountWords(discount_paise)) })]
      : []),
    figured({ head: 'Taxable ₹', text: ({ taxable_paise }) => run(amount(taxable_paise)) }),
    ...taxes.map((tax) => figured({ head: `${tax.name} ₹`, text: (line) => taxed(line, tax) })),
  ];
  const cells = lines.map((line, index) => plan.map(({ text }) => text(line, index)));
  const columns = plan.map(({ head: words, align, wide }, at): Column => {
    const texts = cells.map((row) => row[at]!);
    return { head: head(words), align, width: wide ? 0 : naturalWidth(sheet, head(words), texts) };
  });
  table(
    sheet,
    fitted(columns),
    cells.map((row): Row => ({ cells: row })),
    { after },
  );
}

const discountWords = (paise: number) => (paise ? amount(paise) : '–');

function described({ name, sku, remark }: TradeLine): Run[] {
  const runs: Run[] = [{ text: name, style: form }];
  if (sku) runs.push({ text: `\n${sku}`, style: SKU });
  if (remark) runs.push({ text: `\n${remark}`, style: small });
  return runs;
}

function taxed(line: TradeLine, { field, part }: TaxColumn): Run[] {
  const rate = line.gst_rate_bp === null ? null : line.gst_rate_bp * part;
  return [...run(amount(line[field])), { text: `\n${percent(rate)}`, style: RATE }];
}

/** The tax again, summed by HSN and rate, as whoever files the return reads it. */
export function hsnTable(sheet: Sheet, lines: TradeLine[], taxes: TaxColumn[]): void {
  const groups = Map.groupBy(lines, ({ hsn, gst_rate_bp }) => `${hsn ?? '–'}|${gst_rate_bp ?? ''}`);
  const columns: Column[] = [
    { head: head('HSN'), width: 0 },
    { head: head('Taxable value ₹'), width: 92, align: 'right' },
    ...taxes.flatMap(({ name }) => [
      { head: head(`${name} rate`), width: 56, align: 'right' as const },
      { head: head(`${name} ₹`), width: 78, align: 'right' as const },
    ]),
    { head: head('Tax ₹'), width: 82, align: 'right' },
  ];
  const rowOf = (name: Run[], of: TradeLine[], rate: (part: number) => string, sum = false): Row => {
    const sums = sumOf(of);
    const all = taxes.reduce((total, { field }) => total + sums[field], 0);
    return {
      sum,
      cells: [
        name,
        run(amount(sums.taxable_paise)),
        ...taxes.flatMap(({ field, part }) => [run(rate(part)), run(amount(sums[field]))]),
        run(amount(all)),
      ],
    };
  };
  const rows = [...groups.values()].map((of) => {
    const [{ hsn, gst_rate_bp }] = of as [TradeLine];
    return rowOf(run(hsn ?? '–'), of, (part) => percent(gst_rate_bp === null ? null : gst_rate_bp * part));
  });
  table(sheet, fitted(columns), [...rows, rowOf(run('All', formStrong), lines, () => '', true)]);
}

/** Name and amount of each sum, the last one the total. */
export function sumsOf(totals: TradeTotals, taxes: TaxColumn[]): { name: string; value: string }[] {
  return [
    { name: 'Taxable value', value: rupees(totals.taxable_paise) },
    ...taxes.map(({ name, field }) => ({ name, value: rupees(totals[field]) })),
    ...(totals.round_off_paise ? [{ name: 'Round off', value: rupees(totals.round_off_paise) }] : []),
    { name: 'Total', value: rupees(totals.total_paise) },
  ];
}
