import { eq, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_CONFLICT, type SaveProduct } from '#contracts/catalog/admin.ts';
import { checkDataSheet } from '#contracts/catalog/attributes/data-sheet.ts';
import { templateOf } from '#contracts/catalog/attributes/templates.ts';
import { searchVector } from '#contracts/catalog/search/index-text.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { gstRates, RATE_CHOICES, UNIT_CHOICES, units } from '#contracts/fields/units.ts';
import { products } from '#db/schema/catalog.ts';
import { asActor, db, errorCode, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound, unknownCompany } from '../platform/errors.ts';
import { toBasisPoints } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { stockChange } from './adjust-stock.ts';
import { skuKeyOf } from './match-skus.ts';
import { newPictures, pictureChanges } from './pictures.ts';

/**
 * Creates or saves a product with its pictures. 404 for an unknown id; 400 for an unknown company or category and for a
 * unit or GST rate that the form does not offer, and for a row of the data sheet that the template cannot read; 409 for a SKU that the company already has (in any case), if another user
 * saved since `version`, or if orders have changed the stock.
 */
export async function saveProduct(actor: Caller, body: SaveProduct) {
  const attributes = checkedAttributes(body) ?? (await currentAttributes(actor, body.id));
  const columns = { ...columnsOf(body), attributes, search: searchVector({ ...body, attributes }) };
  const returning = { id: products.id, version: products.version, stock: products.stock };
  try {
    if (body.id === undefined) {
      const [, , , , , [created]] = await asActor(actor, [
        ...placeGuards(body),
        ...choiceGuards(body),
        db
          .insert(products)
          .values({ ...columns, stock: body.stock })
          .returning(returning),
        ...newPictures(sql`(select currval('products_id_seq'))`, body.images ?? []),
      ]);
      return { message: 'Product created.', ...created! };
    }
    const [, , , , , , , , [saved]] = await asActor(actor, [
      ...placeGuards(body),
      ...rowGuards(body.id, body),
      ...choiceGuards(body),
      db
        .update(products)
        .set({ ...columns, version: sql`${products.version} + 1`, updated_at: sql`now()` })
        .where(eq(products.id, body.id))
        .returning(returning),
      ...countedStock(body.id, body),
      ...pictureChanges(sql`${body.id}::bigint`, body.images),
    ]);
    return { message: 'Product saved.', ...saved!, ...(changesStock(body) ? { stock: body.stock } : {}) };
  } catch (error) {
    throw errorCode(error) === '23505' ? await skuTaken(actor, body) : refusalOf(error, body);
  }
}

const STOCK_CHANGED =
  'Orders have changed the stock since you opened this product. Your changes were not saved. Count again.';

/** True for a new count. Without `stock_was` the stock stays, so that a save does not undo what orders have taken. */
const changesStock = ({ stock, stock_was }: SaveProduct) => stock_was !== undefined && stock !== stock_was;

/** The data sheet with units added; 400 if a value does not fit the template of the subcategory. */
function checkedAttributes({ category, subcategory, attributes }: SaveProduct): Record<string, string> | undefined {
  if (!attributes) return undefined;
  const { rows, errors } = checkDataSheet(templateOf(category, subcategory), attributes);
  if (errors.length > 0) throw fieldError('invalid', 'attributes', errors.join(' '));
  return rows;
}

/** The data sheet of a product that is saved without one. */
async function currentAttributes(actor: Caller, id: number | undefined): Promise<Record<string, string>> {
  if (id === undefined) return {};
  const [, [product]] = await asActor(actor, [
    db.select({ attributes: products.attributes }).from(products).where(eq(products.id, id)),
  ]);
  return product?.attributes ?? {};
}

function columnsOf({ price, gst_rate, ...body }: SaveProduct) {
  return {
    company_id: body.company_id,
    sku: body.sku,
    name: body.name,
    category: body.category,
    subcategory: body.subcategory,
    brand: body.brand,
    price_paise: toPaise(price),
    currency: body.currency,
    unit: body.unit,
    pack: body.pack,
    hsn: body.hsn,
    gst_rate_bp: toBasisPoints(gst_rate),
    description: body.description,
    active: body.active,
  };
}

function placeGuards({ company_id, category, subcategory }: SaveProduct) {
  return [
    guard('company', sql`exists (select 1 from companies where id = ${company_id})`),
    guard(
      'category',
      subcategory
        ? sql`exists (select 1 from subcategories where category = ${category} and name = ${subcategory})`
        : sql`${category}::text is null or exists (select 1 from categories where name = ${category})`,
    ),
  ] as const;
}

/** Refuse a unit or rate that the form does not offer; check_import_rows applies the same rules to imports. */
function choiceGuards({ id, unit, gst_rate, hsn }: SaveProduct) {
  const current = (column: string) =>
    sql`(select ${sql.identifier(column)} from products where id = ${id ?? null}::bigint)`;
  const rate_bp = toBasisPoints(gst_rate);
  return [
    guard('unit', sql`${Object.hasOwn(units, unit)} or ${unit} is not distinct from ${current('unit')}`),
    guard('gst_rate', rateOffered(sql`${rate_bp}::int`, current('gst_rate_bp'), sql`${hsn}`)),
  ] as const;
}

/** Whether an item with this HSN may have the rate, in basis points. A product may always keep its `current` rate. */
export function rateOffered(rate_bp: SQL, current: SQL, hsn: SQL): SQL {
  return sql`rate_offered(${rate_bp}, ${current}, ${hsn}, ${sql.param(gstRates.map((rate) => toBasisPoints(rate)))}::int[])`;
}

/** The first guard locks the row, so that the others still hold when the batch writes. */
function rowGuards(id: number, body: SaveProduct) {
  const { version, stock_was } = body;
  const now = (column: string) => sql`(select ${sql.identifier(column)} from products where id = ${id})`;
  return [
    guard('missing', sql`exists (select 1 from products where id = ${id} for update)`),
    guard('version', version === undefined ? sql`true` : sql`${now('version')} = ${version}`),
    guard('stock', changesStock(body) ? sql`${now('stock')} = ${stock_was}` : sql`true`),
  ] as const;
}

function countedStock(id: number, body: SaveProduct) {
  if (!changesStock(body)) return [];
  const change = sql`${body.stock}::bigint - ${body.stock_was!}`;
  return [rows(stockChange(id, change, { reason: 'counted', note: null }))];
}

/** 409 for a SKU that the company already has, with that product's id. */
async function skuTaken(actor: Caller, { company_id, sku }: SaveProduct): Promise<AppError> {
  // Row-level security keeps the planner from the index on lower(sku); the one on sku_key narrows it down.
  const [, found] = await asActor(actor, [
    rows<{ id: string }>(sql`
      select id from products where company_id = ${company_id} and lower(sku) = lower(${sku})
        and sku_key = ${skuKeyOf(sql`${sku}`)}`),
  ]);
  const message = `This company already has a product with SKU ${sku}. Enter a different SKU or edit that product.`;
  return new AppError('conflict', message, {
    fields: { sku: message },
    other_id: found.rows[0] && Number(found.rows[0].id),
  });
}

function refusalOf(error: unknown, { category, subcategory }: SaveProduct): unknown {
  if (!(error instanceof GuardFailed)) return error;
  switch (error.guard) {
    case 'missing':
      return notFound('product');
    case 'company':
      return unknownCompany();
    case 'category': {
      const chosen = [category, subcategory].filter(Boolean).join(' → ');
      return fieldError('invalid', 'category', `${chosen} is not a category. Choose one from the list.`);
    }
    case 'unit':
      return fieldError('invalid', 'unit', UNIT_CHOICES);
    case 'gst_rate':
      return fieldError('invalid', 'gst_rate', RATE_CHOICES);
    case 'stock':
      return fieldError('conflict', 'stock', STOCK_CHANGED);
    default:
      return fieldError('conflict', 'version', PRODUCT_CONFLICT);
  }
}
