import { eq, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_CONFLICT, type SaveProduct } from '#contracts/catalog/admin.ts';
import { checkDataSheet } from '#contracts/catalog/attributes/data-sheet.ts';
import { templateOf } from '#contracts/catalog/attributes/templates.ts';
import { ownSearchVector, searchVector } from '#contracts/catalog/search/index-text.ts';
import { LEAD_TIME_NEEDED } from '#contracts/delivery/admin.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { leastQty } from '#contracts/fields/unit-codes.ts';
import { gstRates, RATE_CHOICES, UNIT_CHOICES, units } from '#contracts/fields/units.ts';
import { catalog } from '#db/catalog-view.ts';
import { items, products } from '#db/schema/catalog.ts';
import { asActor, db, errorCode, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound, unknownCompany } from '../platform/errors.ts';
import { toBasisPoints } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { itemOf, stockChange } from './adjust-stock.ts';
import { newPictures, pictureChanges } from './pictures.ts';
import { inPaise } from './pricing.ts';

/**
 * Creates or saves a product: the item with its pictures, shared by all companies, and the company's own price and code. A new
 * product of a SKU that is an item already uses that item as it is, unless
 * `item_version` is given. 404 for an unknown id; 400 for an unknown company or
 * category, for a unit or GST rate that the form does not offer, for ordering beyond stock without a lead time, and for a row of the data sheet that its template cannot read; 409 for a SKU that the company already has or another item
 * has (in any case), if another user saved since `version`, or if orders have changed the stock.
 */
export async function saveProduct(actor: Caller, body: SaveProduct) {
  const sheet = await dataSheetOf(actor, body);
  const item = { ...itemColumns(body), ...sheet, search: searchVector({ ...body, ...sheet }) };
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
  const price_source = body.price_source ?? (body.price === 0 ? 'list' : 'contract');
  return [
    ...(body.item_version === undefined
      ? [
          db
            .insert(items)
            .values({ ...item, stock: body.stock })
            .onConflictDoNothing(),
          ...newPictures(item_id, body.images ?? []),
        ]
      : sharedUpdate(item_id, body.item_version, body, item)),
    ...listGuard(body, item_id),
    db.insert(products).values({ ...productColumns(body), item_id, price_source }),
    saved(sql`${catalog.id} = (select currval('products_id_seq'))`),
  ];
}

/** Saves the details that all catalogues share, with those of a new product; its SKU keeps its spelling, and its stock stays. */
function sharedUpdate(item_id: SQL, version: number, body: SaveProduct, { sku: _, ...item }: ItemColumns) {
  return [
    guard('version', sql`(select version from items where id = ${item_id} for update) = ${version}`),
    db.update(items).set(changed(item)).where(eq(items.id, item_id)),
    ...pictureChanges(item_id, body.images),
  ];
}

const changed = (item: Partial<ItemColumns>) => ({
  ...item,
  version: sql`${items.version} + 1`,
  updated_at: sql`now()`,
});

function update(id: number, body: SaveProduct, item: ItemColumns) {
  return [
    ...rowGuards(id, body),
    ...listGuard(body, itemOf(id)),
    db
      .update(items)
      .set(changed(item))
      .where(eq(items.id, itemOf(id))),
    db
      .update(products)
      .set({ ...productColumns(body), price_source: sourceOf(body), updated_at: sql`now()` })
      .where(eq(products.id, id)),
    ...countedStock(id, body),
    ...pictureChanges(itemOf(id), body.images),
    saved(eq(catalog.id, id)),
  ];
}

/** A changed price is a contract price, unless the caller says otherwise; triggers write the price of the list. */
function sourceOf({ price_source, price, price_per, price_breaks }: SaveProduct): SQL {
  if (price_source) return sql`${price_source}`;
  const breaks = price_breaks ? sql`${JSON.stringify(inPaise(price_breaks))}::jsonb` : products.price_breaks;
  return sql`case when (${products.price_paise}, ${products.price_per}, ${products.price_breaks}) = (${toPaise(price)}, ${price_per}, ${breaks})
    then ${products.price_source} else 'contract' end`;
}

/** Refuses to follow a price list that does not have the item, or no longer. */
function listGuard({ price_source, company_id }: SaveProduct, item: SQL) {
  if (price_source !== 'list') return [];
  const line = sql`
    select 1 from companies c join price_list_lines l on l.list_id = c.price_list_id
    where c.id = ${company_id} and l.item_id = ${item}`;
  return [guard('list', sql`exists (${line})`)];
}

const NOT_LISTED = 'The company’s price list does not have this item. Enter a contract price.';

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

/** The data sheet and the cross-references, read from the product where the form was sent without them. */
async function dataSheetOf(actor: Caller, body: SaveProduct) {
  const { id, cross_references } = body;
  const attributes = checkedAttributes(body);
  const isComplete = attributes !== undefined && cross_references !== undefined;
  const [, found] =
    isComplete || id === undefined
      ? []
      : await asActor(actor, [
          db
            .select({ attributes: catalog.attributes, cross_references: catalog.cross_references })
            .from(catalog)
            .where(eq(catalog.id, id)),
        ]);
  const product = found?.[0];
  return {
    attributes: attributes ?? product?.attributes ?? {},
    cross_references: cross_references ?? product?.cross_references ?? [],
  };
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
    min_qty: body.min_qty ?? leastQty(body.unit),
    qty_multiple: body.qty_multiple ?? leastQty(body.unit),
    reorder_level: body.reorder_level,
    bin: body.bin,
    cost_paise: body.cost === undefined ? undefined : toPaise(body.cost),
    cost_per: body.cost === undefined ? undefined : (body.cost_per ?? body.price_per),
    lead_days: body.lead_days,
    can_backorder: body.can_backorder,
  };
}

/** The company's own columns; those that are absent stay. */
function productColumns({ company_id, price, price_per, currency, active, ...body }: SaveProduct) {
  const { price_from, price_until, price_breaks, material_code, own_description } = body;
  return {
    ...{
      company_id,
      price_paise: toPaise(price),
      price_per,
      currency,
      active,
      price_from,
      price_until,
      material_code,
      own_description,
    },
    price_breaks: price_breaks && inPaise(price_breaks),
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
function choiceGuards({ id, unit, gst_rate, hsn, can_backorder, lead_days }: SaveProduct) {
  const current = (column: string) =>
    sql`(select ${sql.identifier(column)} from catalog where id = ${id ?? null}::bigint)`;
  const rate_bp = toBasisPoints(gst_rate);
  const beyondStock = can_backorder === undefined ? current('can_backorder') : sql`${can_backorder}::boolean`;
  const lead = lead_days === undefined ? current('lead_days') : sql`${lead_days}::int`;
  return [
    guard('lead_days', sql`not coalesce(${beyondStock}, false) or ${lead} is not null`),
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
  const change = sql`${body.stock}::numeric - ${body.stock_was!}::numeric`;
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
    case 'lead_days':
      return fieldError('invalid', 'lead_days', LEAD_TIME_NEEDED);
    case 'gst_rate':
      return fieldError('invalid', 'gst_rate', RATE_CHOICES);
    case 'list':
      return fieldError('conflict', 'price', NOT_LISTED);
    case 'stock':
      return fieldError('conflict', 'stock', STOCK_CHANGED);
    default:
      return fieldError('conflict', 'version', PRODUCT_CONFLICT);
  }
}
