import { eq, sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { type HsnRate, meansRate, type RateDifference } from '#contracts/hsn-rates.ts';
import type { ImportRow } from '#contracts/product-import.ts';
import type { StockAdjustment } from '#contracts/stock.ts';
import { products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { type ProductQuery, productPage } from './admin-products.ts';
import { type CsvColumn, csvFile } from './csv.ts';
import { changed, exportOf, sheetTime } from './csv-export.ts';
import { db } from './database.ts';
import { askList } from './desk-page.ts';
import { listDifferences, listRates } from './hsn-rates.ts';
import { listImportRows } from './product-import-list.ts';
import { attributesCell } from './product-import-reading.ts';
import type { Caller } from './session.ts';
import { listStockAdjustments } from './stock.ts';

/** The columns of an import: what is exported can be edited and imported again. */
export const exportProducts = exportOf('products', listFullProducts, [
  ['company', ({ company_name }) => company_name],
  ['sku', ({ sku }) => sku],
  ['name', ({ name }) => name],
  ['category', ({ category }) => category],
  ['subcategory', ({ subcategory }) => subcategory],
  ['brand', ({ brand }) => brand],
  ['price', ({ price_paise }) => price_paise / 100],
  ['stock', ({ stock }) => stock],
  ['unit', ({ unit }) => unit],
  ['pack', ({ pack }) => pack],
  ['hsn', ({ hsn }) => hsn],
  ['gst_rate', ({ gst_rate_bp }) => (gst_rate_bp === null ? null : gst_rate_bp / 100)],
  ['description', ({ description }) => description],
  ['attributes', ({ attributes }) => attributesCell(attributes)],
  ['active', ({ active }) => active],
]);

export const exportImportRows = exportOf('import-rows', listNumberedRows, [
  ['Row', ({ row }: ImportRow) => row],
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['Result', ({ verdict, applied }) => (applied ? 'imported' : verdict)],
  ['Reasons', ({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`).join(' ')],
  [
    'Changes',
    ({ changes }) => changes.map(({ column, before, after }) => `${column}: ${changed(before, after)}`).join('; '),
  ],
]);

export const exportStock = exportOf('stock-history', listStockAdjustments, [
  ['Time', ({ at }: StockAdjustment) => sheetTime(at)],
  ['Change', ({ change }) => change],
  ['Stock', ({ stock }) => stock],
  ['Reason', ({ reason }) => reason],
  ['Note', ({ note }) => note],
  ['By', ({ by }) => by],
]);

/** The rows of an import, named by their number in the file. */
async function listNumberedRows(actor: Caller, query: Parameters<typeof listImportRows>[1]) {
  const { items } = await listImportRows(actor, query);
  return { items: items.map((row) => ({ ...row, id: row.row })) };
}

/** Of a table that stands whole on its page: all of it, or what its search means. */
export async function exportRates(actor: Caller, { q }: { q: string | null }): Promise<FileReply> {
  const { items } = await listRates(actor);
  const meant = items.filter((rate) => meansRate(q, rate));
  return csvFile<HsnRate>('gst-rates', [['HSN', ({ hsn }) => hsn], ...rateColumns], meant);
}

const rateColumns: CsvColumn<HsnRate>[] = [
  ['Rate, %', ({ rate }) => rate],
  ['From', ({ valid_from }) => valid_from],
  ['Source', ({ source }) => source],
];

export async function exportRateDifferences(actor: Caller): Promise<FileReply> {
  const items = await listDifferences(actor);
  return csvFile<RateDifference>(
    'gst-rates-that-differ',
    [
      ['HSN', ({ hsn }) => hsn],
      ['Carried, %', ({ carried }) => carried],
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

/** The products that the desk's list shows, with every column that an import knows. */
async function listFullProducts(actor: Caller, query: ProductQuery) {
  const { door, after } = productPage(query);
  const list = db
    .select({
      id: products.id,
      company_name: companies.name,
      sku: products.sku,
      name: products.name,
      category: products.category,
      subcategory: products.subcategory,
      brand: products.brand,
      price_paise: products.price_paise,
      stock: products.stock,
      unit: products.unit,
      pack: products.pack,
      hsn: products.hsn,
      gst_rate_bp: products.gst_rate_bp,
      description: products.description,
      attributes: products.attributes,
      active: products.active,
    })
    .from(sql`${door} as page, unnest(page.ids) with ordinality as listed (product_id, place)`)
    .innerJoin(products, sql`${products.id} = listed.product_id`)
    .innerJoin(companies, eq(companies.id, products.company_id))
    .orderBy(sql`listed.place`);
  return { items: await askList(actor, list, after) };
}
