import { eq, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_CONFLICT, type SaveProduct } from '#contracts/admin-products.ts';
import { toPaise } from '#contracts/money.ts';
import { gstRates, RATE_CHOICES, UNIT_CHOICES, units } from '#contracts/units.ts';
import { products } from '#db/schema/catalog.ts';
import { PRODUCT_NOT_FOUND } from './admin-products.ts';
import { asActor, db, errorCode, guard, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { newPictures, pictureChanges } from './product-pictures.ts';
import type { Caller } from './session.ts';
import { skuKeyOf } from './sku-matching.ts';
import { stockChange } from './stock.ts';

/**
 * Creates a product or saves one, its pictures in the same batch. 404 for an unknown id; 400 for a company or category
 * that does not exist and for a unit or GST rate that the form does not offer; 409 for a SKU that the company has already,
 * whatever its capitals, a version that is not the one that was read, or stock that orders have moved. Then nothing is written.
 */
export async function saveProduct(actor: Caller, body: SaveProduct) {
  const returning = { id: products.id, version: products.version, stock: products.stock };
  try {
    if (body.id === undefined) {
      const [, , , , , [created]] = await asActor(actor, [
        ...placeGuards(body),
        ...choiceGuards(body),
        db
          .insert(products)
          .values({ ...columnsOf(body), stock: body.stock })
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
        .set({ ...columnsOf(body), version: sql`${products.version} + 1`, updated_at: sql`now()` })
        .where(eq(products.id, body.id))
        .returning(returning),
      ...countedStock(body.id, body),
      ...pictureChanges(sql`${body.id}::bigint`, body.images),
    ]);
    return { message: 'Product saved.', ...saved!, ...(movesStock(body) ? { stock: body.stock } : {}) };
  } catch (error) {
    throw errorCode(error) === '23505' ? await skuTaken(actor, body) : refusalOf(error, body);
  }
}

/** True where the caller counted anew. Whoever does not say what it was before could only overwrite what orders took. */
const movesStock = ({ stock, stock_was }: SaveProduct) => stock_was !== undefined && stock !== stock_was;

function columnsOf({ price, gst_rate, attributes, ...body }: SaveProduct) {
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
    gst_rate_bp: gst_rate === null ? null : toBasisPoints(gst_rate),
    description: body.description,
    active: body.active,
    ...(attributes ? { attributes } : {}),
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

/** Refuse what the form does not offer; an import's rows are judged by the same functions. */
function choiceGuards({ id, unit, gst_rate, hsn }: SaveProduct) {
  const carried = (column: string) =>
    sql`(select ${sql.identifier(column)} from products where id = ${id ?? null}::bigint)`;
  const rate_bp = gst_rate === null ? null : toBasisPoints(gst_rate);
  return [
    guard('unit', sql`unit_offered(${unit}, ${carried('unit')}, ${sql.param(Object.keys(units))}::text[])`),
    guard('gst_rate', rateOffered(sql`${rate_bp}::int`, carried('gst_rate_bp'), sql`${hsn}`)),
  ] as const;
}

/** Whether an item of this HSN may have the rate, basis points; `carried` is what its product has already. */
export function rateOffered(rate_bp: SQL, carried: SQL, hsn: SQL): SQL {
  return sql`rate_offered(${rate_bp}, ${carried}, ${hsn}, ${sql.param(gstRates.map(toBasisPoints))}::int[])`;
}

const toBasisPoints = (percent: number) => Math.round(percent * 100);

/** The first locks the row, so that the others still hold when the batch writes. */
function rowGuards(id: number, body: SaveProduct) {
  const { version, stock_was } = body;
  const now = (column: string) => sql`(select ${sql.identifier(column)} from products where id = ${id})`;
  return [
    guard('missing', sql`exists (select 1 from products where id = ${id} for update)`),
    guard('version', version === undefined ? sql`true` : sql`${now('version')} = ${version}`),
    guard('stock', movesStock(body) ? sql`${now('stock')} = ${stock_was}` : sql`true`),
  ] as const;
}

function countedStock(id: number, body: SaveProduct) {
  if (!movesStock(body)) return [];
  const change = sql`${body.stock}::bigint - ${body.stock_was!}`;
  return [rows(stockChange(id, change, { reason: 'counted', note: null }))];
}

/** The refusal of a SKU that the company has; it says which product has it. */
async function skuTaken(actor: Caller, { company_id, sku }: SaveProduct): Promise<AppError> {
  // The policies keep the planner from the index on lower(sku): the one on sku_key finds the few that are much alike.
  const [, found] = await asActor(actor, [
    rows<{ id: string }>(sql`
      select id from products where company_id = ${company_id} and lower(sku) = lower(${sku})
        and sku_key = ${skuKeyOf(sql`${sku}`)}`),
  ]);
  const message = `This company has the SKU ${sku} already. Enter another one, or edit that product.`;
  return new AppError('conflict', message, {
    fields: { sku: message },
    other_id: found.rows[0] && Number(found.rows[0].id),
  });
}

function refusalOf(error: unknown, { category, subcategory }: SaveProduct): unknown {
  const refuse = (code: 'invalid' | 'conflict', field: string, message: string) =>
    new AppError(code, message, { fields: { [field]: message } });
  if (!(error instanceof GuardFailed)) return error;
  switch (error.guard) {
    case 'missing':
      return new AppError('not_found', PRODUCT_NOT_FOUND);
    case 'company':
      return refuse('invalid', 'company_id', 'Choose the company: this one does not exist.');
    case 'category':
      return refuse(
        'invalid',
        'category',
        `Choose a category from the list: ${[category, subcategory].filter(Boolean).join(' → ')} is none.`,
      );
    case 'unit':
      return refuse('invalid', 'unit', UNIT_CHOICES);
    case 'gst_rate':
      return refuse('invalid', 'gst_rate', RATE_CHOICES);
    case 'stock':
      return refuse(
        'conflict',
        'stock',
        'Orders have taken some of the stock since you opened this product. Nothing was overwritten: count again.',
      );
    default:
      return refuse('conflict', 'version', PRODUCT_CONFLICT);
  }
}
