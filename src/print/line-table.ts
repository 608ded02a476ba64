import { supplier } from '#site';
import { formatAmount, formatQty, formatRate, formatRupees } from './amounts.ts';
import type { Sheet } from './sheet.ts';
import { restyle, figures, form, formStrong, small } from './styles.ts';
import { type Column, fitColumns, naturalWidth, type Row, table } from './table.ts';
import type { Run, Style } from './text.ts';
import { sumOf, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

const HEAD = restyle(formStrong, { size: 7, leading: 9 });
const SKU = restyle(figures, { size: 6.8, leading: 9.6, color: small.color });
const RATE = restyle(small, { size: 6.6, leading: 8.6 });

const head = (text: string): Run[] => [{ text, style: HEAD }];
const run = (text: string, style: Style = figures): Run[] => [{ text, style }];

/** One kind of tax in the tables. */
interface TaxColumn {
  name: string;
  field: 'cgst_paise' | 'sgst_paise' | 'igst_paise';
  /** Part of the product's rate. */
  part: number;
}

/** IGST for an inter-State supply or one to a special economic zone, otherwise CGST and SGST or UTGST. */
export function taxColumns(
  { place_of_supply, state_tax = 'SGST', to_sez = false }: Supply,
  totals: TradeTotals,
): TaxColumn[] {
  const within = place_of_supply.trim().toLowerCase() === supplier.state.toLowerCase() && !to_sez;
  // Charged tax decides, whatever the name of the place.
  const isInterState = totals.igst_paise > 0 || (!within && totals.cgst_paise === 0);
  if (isInterState) return [{ name: 'IGST', field: 'igst_paise', part: 1 }];
  return [
    { name: 'CGST', field: 'cgst_paise', part: 0.5 },
    { name: state_tax, field: 'sgst_paise', part: 0.5 },
  ];
}

/** A column as wide as its figures. */
interface FigureColumn {
  head: string;
  text: (line: TradeLine, index: number) => Run[];
}

/**
 * The lines with the details that rule 46 (g) to (m) requires. The discount column appears only if a line has a discount.
 * The last line stays on one page with `after` points of what follows.
 */
export function lineTable(sheet: Sheet, lines: TradeLine[], taxes: TaxColumn[], after: number): void {
  const figureColumn = (column: FigureColumn, align: 'left' | 'right' = 'right') => ({ ...column, align, wide: false });
  const discounted = lines.some(({ discount_paise }) => discount_paise !== 0);
  const plan = [
    figureColumn({ head: 'No.', text: (_, index) => run(String(index + 1)) }),
    { head: 'Description', text: descriptionRuns, align: 'left' as const, wide: true },
    figureColumn({ head: 'HSN', text: ({ hsn }) => run(hsn ?? '–') }, 'left'),
    figureColumn({
      head: 'Quantity',
      text: ({ qty, unit, has_quantity = true }) =>
        has_quantity ? [...run(formatQty(qty)), { text: `\n${unit}`, style: RATE }] : run('–'),
    }),
    figureColumn({
      head: 'Rate ₹',
      text: ({ has_quantity = true, ...line }) => (has_quantity ? priceRuns(line) : run('–')),
    }),
    ...(discounted
      ? [figureColumn({ head: 'Discount ₹', text: ({ discount_paise }) => run(formatDiscount(discount_paise)) })]
      : []),
    figureColumn({ head: 'Taxable ₹', text: ({ taxable_paise }) => run(formatAmount(taxable_paise)) }),
    ...taxes.map((tax) => figureColumn({ head: `${tax.name} ₹`, text: (line) => taxRuns(line, tax) })),
  ];
  const cells = lines.map((line, index) => plan.map(({ text }) => text(line, index)));
  const columns = plan.map(({ head: words, align, wide }, at): Column => {
    const texts = cells.map((row) => row[at]!);
    return { head: head(words), align, width: wide ? 0 : naturalWidth(sheet, head(words), texts) };
  });
  table(
    sheet,
    fitColumns(columns),
    cells.map((row): Row => ({ cells: row })),
    { after },
  );
}

const formatDiscount = (paise: number) => (paise ? formatAmount(paise) : '–');

function descriptionRuns({ name, sku, remark }: TradeLine): Run[] {
  const runs: Run[] = [{ text: name, style: form }];
  if (sku) runs.push({ text: `\n${sku}`, style: SKU });
  if (remark) runs.push({ text: `\n${remark}`, style: small });
  return runs;
}

function taxRuns(line: TradeLine, { field, part }: TaxColumn): Run[] {
  const rate = line.gst_rate_bp === null ? null : line.gst_rate_bp * part;
  return [...run(formatAmount(line[field])), { text: `\n${formatRate(rate)}`, style: RATE }];
}

/** The tax by HSN and rate, for GST returns. */
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
  const rowOf = (name: Run[], group: TradeLine[], rate: (part: number) => string, sum = false): Row => {
    const sums = sumOf(group);
    const tax = taxes.reduce((total, { field }) => total + sums[field], 0);
    return {
      sum,
      cells: [
        name,
        run(formatAmount(sums.taxable_paise)),
        ...taxes.flatMap(({ field, part }) => [run(rate(part)), run(formatAmount(sums[field]))]),
        run(formatAmount(tax)),
      ],
    };
  };
  const rows = [...groups.values()].map((group) => {
    const [{ hsn, gst_rate_bp }] = group as [TradeLine];
    return rowOf(run(hsn ?? '–'), group, (part) => formatRate(gst_rate_bp === null ? null : gst_rate_bp * part));
  });
  table(sheet, fitColumns(columns), [...rows, rowOf(run('Total', formStrong), lines, () => '', true)]);
}

/** The sums with their names, the total last. */
export function sumRows(totals: TradeTotals, taxes: TaxColumn[]): { name: string; value: string }[] {
  return [
    { name: 'Taxable value', value: formatRupees(totals.taxable_paise) },
    ...taxes.map(({ name, field }) => ({ name, value: formatRupees(totals[field]) })),
    ...(totals.round_off_paise ? [{ name: 'Round off', value: formatRupees(totals.round_off_paise) }] : []),
    { name: 'Total', value: formatRupees(totals.total_paise) },
  ];
}

/** The price, and below it what it is for if that is not one unit. */
function priceRuns({ price_paise, price_per, unit }: Pick<TradeLine, 'price_paise' | 'price_per' | 'unit'>): Run[] {
  const price = run(formatAmount(price_paise));
  return price_per === 1 ? price : [...price, { text: `\nper ${formatQty(price_per)} ${unit}`, style: RATE }];
}
