import { eq, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_CONFLICT, type SaveProduct } from '#contracts/catalog/admin.ts';
import { ownSearchVector, searchVector } from '#contracts/catalog/search/index-text.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { gstRates, RATE_CHOICES, UNIT_CHOICES, units } from '#contracts/fields/units.ts';
import { catalog } from '#db/catalog-view.ts';
import { items, products } from '#db/schema/catalog.ts';
import { asActor, db, errorCode, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound, unknownCompany } from '../platform/errors.ts';
import { toBasisPoints } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { itemOf, stockChange } from './adjust-stock.ts';
import { newPictures, pictureChanges } from './pictures.ts';

/**
 * Creates or saves a product: the item with its pictures, shared by all companies, and the company's own price and code. A new
 * product of a SKU that is an item already uses that item as it is. 404 for an unknown id; 400 for an unknown company or
 * category and for a unit or GST rate that the form does not offer; 409 for a SKU that the company already has or another item
 * has (in any case), if another user saved since `version`, or if orders have changed the stock.
 */
export async function saveProduct(actor: Caller, body: SaveProduct) {
  const attributes = body.attributes ?? (await currentAttributes(actor, body.id));
  const item = { ...itemColumns(body), attributes, search: searchVector({ ...body, attributes }) };
  try {
    const results = await asActor(actor, [
      ...placeGuards(body),
      ...choiceGuards(body),
      ...(body.id === undefined ? insertion(body, item) : update(body.id, body, item)),
    ]);
    const [saved] = results.at(-1) as { id: number; version: number; stock: number }[];
    return { message: body.id === undefined ? 'Product created.' : 'Product saved.', ...saved! };
  } catch (error) {
    throw errorCode(error) === '23505' ? await skuTaken(actor, body) : refusalOf(error, body);
  }
}

type ItemColumns = ReturnType<typeof itemColumns> & { attributes: Record<string, string>; search: string };

const saved = (where: SQL) =>
  db.select({ id: catalog.id, version: catalog.version, stock: catalog.stock }).from(catalog).where(where);

function insertion(body: SaveProduct, item: ItemColumns) {
  const item_id = sql<number>`(select id from items where lower(sku) = lower(${body.sku}))`;
  return [
    db
      .insert(items)
      .values({ ...item, stock: body.stock })
      .onConflictDoNothing(),
    db.insert(products).values({ ...productColumns(body), item_id }),
    ...newPictures(item_id, body.images ?? []),
    saved(sql`${catalog.id} = (select currval('products_id_seq'))`),
  ];
}

function update(id: number, body: SaveProduct, item: ItemColumns) {
  return [
    ...rowGuards(id, body),
    db
      .update(items)
      .set({ ...item, version: sql`${items.version} + 1`, updated_at: sql`now()` })
      .where(eq(items.id, itemOf(id))),
    db
      .update(products)
      .set({ ...productColumns(body), updated_at: sql`now()` })
      .where(eq(products.id, id)),
    ...countedStock(id, body),
    ...pictureChanges(itemOf(id), body.images),
    saved(eq(catalog.id, id)),
  ];
}

const STOCK_CHANGED =
  'Orders have changed the stock since you opened this product. Your changes were not saved. Count again.';

/** True for a new count. Without `stock_was` the stock stays, so that a save does not undo what orders have taken. */
const changesStock = ({ stock, stock_was }: SaveProduct) => stock_was !== undefined && stock !== stock_was;

/** The data sheet of a product that is saved without one. */
async function currentAttributes(actor: Caller, id: number | undefined): Promise<Record<string, string>> {
  if (id === undefined) return {};
  const [, [product]] = await asActor(actor, [
    db.select({ attributes: catalog.attributes }).from(catalog).where(eq(catalog.id, id)),
  ]);
  return product?.attributes ?? {};
}

function itemColumns(body: SaveProduct) {
  return {
    sku: body.sku,
    name: body.name,
    category: body.category,
    subcategory: body.subcategory,
    brand: body.brand,
    unit: body.unit,
    pack: body.pack,
    hsn: body.hsn,
    gst_rate_bp: toBasisPoints(body.gst_rate),
    description: body.description,
    min_qty: body.min_qty,
    qty_multiple: body.qty_multiple,
    reorder_level: body.reorder_level,
  };
}

/** The company's own columns; those that are absent stay. */
function productColumns({ company_id, price, currency, active, ...body }: SaveProduct) {
  const { price_until, price_breaks, material_code, own_description } = body;
  return {
    ...{ company_id, price_paise: toPaise(price), currency, active, price_until, material_code, own_description },
    price_breaks: price_breaks?.map((each) => ({ qty: each.qty, price_paise: toPaise(each.price) })),
    ...(material_code === undefined && own_description === undefined ? {} : { own_search: ownSearchVector(body) }),
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
    sql`(select ${sql.identifier(column)} from catalog where id = ${id ?? null}::bigint)`;
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

/** The first guard locks the item, as orders do, so that the others still hold when the batch writes. */
function rowGuards(id: number, body: SaveProduct) {
  const { version, stock_was } = body;
  const now = (column: string) => sql`(select ${sql.identifier(column)} from catalog where id = ${id})`;
  return [
    guard('missing', sql`exists (select 1 from items where id = ${itemOf(id)} for update)`),
    guard('version', version === undefined ? sql`true` : sql`${now('version')} = ${version}`),
    guard('stock', changesStock(body) ? sql`${now('stock')} = ${stock_was}` : sql`true`),
  ] as const;
}

function countedStock(id: number, body: SaveProduct) {
  if (!changesStock(body)) return [];
  const change = sql`${body.stock}::bigint - ${body.stock_was!}`;
  return [rows(stockChange(itemOf(id), change, { reason: 'counted', note: null }))];
}

/** 409 for a SKU that the company already has, with that product's id, or that another item has. */
async function skuTaken(actor: Caller, { company_id, sku }: SaveProduct): Promise<AppError> {
  const [, found] = await asActor(actor, [
    rows<{ id: string }>(sql`
      select p.id from products p join items i on i.id = p.item_id
      where p.company_id = ${company_id} and lower(i.sku) = lower(${sku})`),
  ]);
  const [other] = found.rows;
  const message = other
    ? `This company already has a product with SKU ${sku}. Enter a different SKU or edit that product.`
    : `Another item has the SKU ${sku}. Enter a different SKU.`;
  return new AppError('conflict', message, { fields: { sku: message }, other_id: other && Number(other.id) });
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
