import { eq, sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import type { HsnRate, RateDifference } from '#contracts/hsn-rates.ts';
import type { ImportRow } from '#contracts/product-import.ts';
import type { StockAdjustment } from '#contracts/stock.ts';
import { products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { type ProductQuery, productPage } from './admin-products.ts';
import { type CsvColumn, csvFile, EXPORT_ROWS } from './csv.ts';
import { changed, exportOf, moment } from './csv-export.ts';
import { asActor, db } from './database.ts';
import { listDifferences, listRates } from './hsn-rates.ts';
import { listImportRows } from './product-import-list.ts';
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
  [
    'attributes',
    ({ attributes }) =>
      Object.entries(attributes)
        .map(([label, value]) => `${label}=${value}`)
        .join('; '),
  ],
  ['active', ({ active }) => active],
]);

export const exportImportRows = exportOf('import-rows', listImportRows, [
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
  ['Time', ({ at }: StockAdjustment) => moment(at)],
  ['Change', ({ change }) => change],
  ['Stock', ({ stock }) => stock],
  ['Reason', ({ reason }) => reason],
  ['Note', ({ note }) => note],
  ['By', ({ by }) => by],
]);

/** Of a table that stands whole on its page: all of it. */
export async function exportRates(actor: Caller): Promise<FileReply> {
  const { items } = await listRates(actor);
  return csvFile<HsnRate>('gst-rates', [['HSN', ({ hsn }) => hsn], ...rateColumns], items);
}

const rateColumns: CsvColumn<HsnRate>[] = [
  ['Rate, %', ({ rate }) => rate],
  ['From', ({ valid_from }) => valid_from],
  ['Source', ({ source }) => source],
];

export async function exportRateDifferences(actor: Caller): Promise<FileReply> {
  const items = await listDifferences(actor, EXPORT_ROWS);
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
  // The door is called once: its page and its counts come together.
  const [, listed] = await asActor(actor, [
    db
      .select({
        total: sql<number>`page.total`,
        capped: sql<boolean>`page.capped`,
        product: {
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
        },
        company_name: companies.name,
      })
      .from(sql`${productPage(query)} as page`)
      .leftJoin(sql`unnest(page.ids) with ordinality as listed (product_id, place)`, sql`true`)
      .leftJoin(products, sql`${products.id} = listed.product_id`)
      .leftJoin(companies, eq(companies.id, products.company_id))
      .orderBy(sql`listed.place`),
  ]);
  const { total, capped } = listed[0]!;
  const items = listed.flatMap(({ product, company_name }) => (product ? [{ ...product, company_name }] : []));
  return { items, total, total_capped: capped };
}
