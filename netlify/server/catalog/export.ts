import { eq, sql } from 'drizzle-orm';
import type { StockAdjustment } from '#contracts/catalog/adjust-stock.ts';
import { type HsnRate, matchesRate, type RateDifference } from '#contracts/catalog/gst-rates.ts';
import type { ImportRow } from '#contracts/catalog/import.ts';
import { matchesSynonym, type Synonym } from '#contracts/catalog/synonyms.ts';
import type { FileReply } from '#contracts/endpoint.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { catalog } from '#db/catalog-view.ts';
import { companies } from '#db/schema/companies.ts';
import { exportOf, formatChange, formatSheetTime } from '../platform/csv-export.ts';
import { type CsvColumn, csvFile } from '../platform/csv.ts';
import { db } from '../platform/database.ts';
import { readPage } from '../platform/list-page.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { listStockAdjustments } from './adjust-stock.ts';
import { type ProductQuery, productList } from './admin.ts';
import { listDifferences, listRates } from './gst-rates.ts';
import { formatAttributes, formatCrossReferences } from './imports/import-parse.ts';
import { listImportRows } from './imports/import-review.ts';
import { listSynonyms } from './synonyms.ts';

/** The columns of an import, so that an export can be edited and imported. */
export const exportProducts = exportOf('products', listFullProducts, [
  ['company', ({ company_name }) => company_name],
  ['sku', ({ sku }) => sku],
  ['name', ({ name }) => name],
  ['category', ({ category }) => category],
  ['subcategory', ({ subcategory }) => subcategory],
  ['brand', ({ brand }) => brand],
  ['price', ({ price_paise }) => price_paise / 100],
  ['price_per', ({ price_per }) => price_per],
  ['stock', ({ stock }) => stock],
  ['lead_days', ({ lead_days }) => lead_days],
  ['can_backorder', ({ can_backorder }) => can_backorder],
  ['unit', ({ unit }) => unit],
  ['pack', ({ pack }) => pack],
  ['hsn', ({ hsn }) => hsn],
  ['gst_rate', ({ gst_rate_bp }) => toPercent(gst_rate_bp)],
  ['description', ({ description }) => description],
  ['attributes', ({ attributes }) => formatAttributes(attributes)],
  ['cross_references', ({ cross_references }) => formatCrossReferences(cross_references)],
  ['material_code', ({ material_code }) => material_code],
  ['min_qty', ({ min_qty }) => min_qty],
  ['qty_multiple', ({ qty_multiple }) => qty_multiple],
  ['reorder_level', ({ reorder_level }) => reorder_level],
  ['bin', ({ bin }) => bin],
  ['cost', ({ cost_paise }) => toRupees(cost_paise)],
  ['cost_per', ({ cost_paise, cost_per }) => (cost_paise === null ? null : cost_per)],
  ['active', ({ active }) => active],
]);

export const exportImportRows = exportOf('import-rows', listNumberedRows, [
  ['Row', ({ row }: ImportRow) => row],
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['Result', ({ verdict, applied }) => (applied ? 'imported' : verdict)],
  ['Warnings', ({ warnings }) => warnings.join(' ')],
  ['Reasons', ({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`).join(' ')],
  [
    'Changes',
    ({ changes }) => changes.map(({ column, before, after }) => `${column}: ${formatChange(before, after)}`).join('; '),
  ],
]);

export const exportStock = exportOf('stock-history', listStockAdjustments, [
  ['Time', ({ at }: StockAdjustment) => formatSheetTime(at)],
  ['Change', ({ change }) => change],
  ['Stock', ({ stock }) => stock],
  ['Reason', ({ reason }) => reason],
  ['Note', ({ note }) => note],
  ['By', ({ by }) => by],
]);

/** The rows of an import, with their row number as `id`. */
async function listNumberedRows(actor: Caller, query: Parameters<typeof listImportRows>[1]) {
  const { items } = await listImportRows(actor, query);
  return { items: items.map((row) => ({ ...row, id: row.row })) };
}

/** All rates, or those that match the search. */
export async function exportRates(actor: Caller, { q }: { q: string | null }): Promise<FileReply> {
  const { items } = await listRates(actor);
  const matches = items.filter((rate) => matchesRate(q, rate));
  return csvFile<HsnRate>('gst-rates', [['HSN', ({ hsn }) => hsn], ...rateColumns], matches);
}

const rateColumns: CsvColumn<HsnRate>[] = [
  ['Rate, %', ({ rate }) => rate],
  ['From', ({ valid_from }) => valid_from],
  ['Source', ({ source }) => source],
];

/** All synonyms, or those that match the search; the phrases found are separated by semicolons. */
export async function exportSynonyms(actor: Caller, { q }: { q: string | null }): Promise<FileReply> {
  const { items } = await listSynonyms(actor);
  const columns: CsvColumn<Synonym>[] = [
    ['Typed', ({ typed }) => typed],
    ['Also finds', ({ finds }) => finds.join('; ')],
    ['Both ways', ({ both_ways }) => both_ways],
  ];
  return csvFile(
    'synonyms',
    columns,
    items.filter((entry) => matchesSynonym(q, entry)),
  );
}

export async function exportRateDifferences(actor: Caller): Promise<FileReply> {
  const items = await listDifferences(actor);
  return csvFile<RateDifference>(
    'gst-rate-differences',
    [
      ['HSN', ({ hsn }) => hsn],
      ['Product rate, %', ({ product_rate }) => product_rate],
      ['Products', ({ products }) => products],
      ['Table: HSN', ({ table }) => table.hsn],
      ...rateColumns.map(([heading, cell]): CsvColumn<RateDifference> => [
        `Table: ${heading}`,
        ({ table }) => cell(table),
      ]),
    ],
    items,
  );
}

/** A column of the item that the view `catalog` does not have, because buyers do not read it. */
const ofItem = (column: string) =>
  sql<number | null>`(select ${sql.identifier(column)}::float8 from items where items.id = ${catalog.item_id})`;

/** The products of the admin list, with all columns of an import. */
async function listFullProducts(actor: Caller, { page, size, after, ...filters }: ProductQuery) {
  const query = db
    .select({
      id: catalog.id,
      company_name: companies.name,
      sku: catalog.sku,
      name: catalog.name,
      category: catalog.category,
      subcategory: catalog.subcategory,
      brand: catalog.brand,
      // As stored, so that a file that is imported again changes nothing.
      price_paise: sql<number>`(select price_paise::float8 from products p where p.id = ${catalog.id})`,
      price_per: sql<number>`(select price_per from products p where p.id = ${catalog.id})`,
      stock: catalog.stock,
      lead_days: catalog.lead_days,
      can_backorder: catalog.can_backorder,
      unit: catalog.unit,
      pack: catalog.pack,
      hsn: catalog.hsn,
      gst_rate_bp: catalog.gst_rate_bp,
      description: catalog.description,
      attributes: catalog.attributes,
      cross_references: catalog.cross_references,
      material_code: catalog.material_code,
      min_qty: catalog.min_qty,
      qty_multiple: catalog.qty_multiple,
      reorder_level: ofItem('reorder_level'),
      bin: sql<string | null>`(select bin from items where items.id = ${catalog.item_id})`,
      cost_paise: ofItem('cost_paise'),
      cost_per: ofItem('cost_per'),
      active: catalog.active,
    })
    .from(catalog)
    .innerJoin(companies, eq(companies.id, catalog.company_id))
    .$dynamic();
  return readPage(actor, { ...productList(filters), query }, { page, size, after });
}
