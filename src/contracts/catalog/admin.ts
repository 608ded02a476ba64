import * as z from 'zod/mini';
import { LEAD_TIME_NEEDED, leadDays } from '../delivery/admin.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { stripChars, id, idParam, optional, required, requiredId, text } from '../fields/text.ts';
import { Shelf } from '../stores/on-order.ts';
import { MAX_BIN, MAX_STOCK, MAX_UNIT_PRICE } from '../limits.ts';
import { imageUrl } from './images.ts';
import { areBreaksLower, BREAK_NOT_LOWER, isMinimumSold, MINIMUM_NOT_SOLD } from './price-breaks.ts';
import { PriceBreak, priceBreaks, qtyRule } from './price-breaks.ts';
import { costPer, pricePer, Qty } from '../fields/quantity.ts';
import { MEASURES } from '../fields/unit-codes.ts';
import type { QtyRules } from './order-qty.ts';
import { optionalDay, priceDaysInOrder, Validity } from './validity.ts';

/** Most pictures of one product. */
export const MAX_PRODUCT_IMAGES = 12;
/** Most rows of a data sheet. */
export const MAX_ATTRIBUTES = 60;
/** Most equivalents of other makers, and the longest of them, characters. */
export const MAX_CROSS_REFERENCES = 40;
export const MAX_CROSS_REFERENCE_LENGTH = 80;

export const PRODUCT_CONFLICT = 'Another user has saved this product since you opened it. Your changes were not saved.';

const INVALID_PRICE = 'Enter the price in rupees, 0 or more, with at most two decimals.';
const INVALID_COST = 'Enter the cost price in rupees, 0 or more, with at most two decimals. Leave it blank if unknown.';
const INVALID_STOCK = 'Enter the stock as a number, 0 or more, with at most three decimals.';
const INVALID_RATE = 'Enter the GST rate in percent, from 0 to 100, with at most two decimals.';

/** A GST rate, percent. */
export const gstRate = z
  .number({ error: INVALID_RATE })
  .check(
    z.gte(0, { error: INVALID_RATE }),
    z.lte(100, { error: INVALID_RATE }),
    z.multipleOf(0.01, { error: INVALID_RATE }),
  );

/** The company whose catalogue it is. */
export const companyChoice = requiredId('Choose the company.');

const stock = z
  .number({ error: INVALID_STOCK })
  .check(
    z.gte(0, { error: INVALID_STOCK }),
    z.lte(MAX_STOCK, { error: INVALID_STOCK }),
    z.multipleOf(0.001, { error: INVALID_STOCK }),
  );

type Quantities = {
  unit: string;
  stock: number;
  reorder_level?: number | null | undefined;
  price_breaks?: PriceBreak[] | undefined;
} & Partial<QtyRules>;

/** Refuses decimals of a product that is not measured. */
const wholeOfProduct = z.check<Quantities>(({ value, issues }) => {
  if (MEASURES.has(value.unit)) return;
  const refuse = (path: string, qty: number | null | undefined) => {
    if (qty == null || Number.isInteger(qty)) return;
    issues.push({ code: 'custom', input: qty, path: [path], message: `Whole numbers only for ${value.unit}.` });
  };
  for (const path of ['stock', 'min_qty', 'qty_multiple', 'reorder_level'] as const) refuse(path, value[path]);
  refuse('price_breaks', value.price_breaks?.find(({ qty }) => !Number.isInteger(qty))?.qty);
});

/** Rupees for a unit or several, before tax. */
const unitPrice = (error: string) =>
  z.number({ error }).check(z.gte(0, { error }), z.lte(MAX_UNIT_PRICE, { error }), z.multipleOf(0.01, { error }));

/** A picture of a product; the order of the list is the order on screen. */
export const ProductImage = z.object({
  url: imageUrl,
  /** 1 for the primary one (specification §3). */
  is_primary: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  /** Alternative text. */
  alt: optional(200),
});
export type ProductImage = z.infer<typeof ProductImage>;

/** Where a price comes from: agreed with the company, or its price list (decision 029). */
export const PriceSource = z.enum(['contract', 'list']);
export type PriceSource = z.infer<typeof PriceSource>;

/** What the company's price list has for an item. */
export const ListPrice = z.object({
  list_id: z.int(),
  list_name: z.string(),
  price: z.number(),
  price_per: z.number(),
  price_breaks: z.array(PriceBreak),
  ...Validity.shape,
});
export type ListPrice = z.infer<typeof ListPrice>;

/** The product form (specification §3, §5). Company, SKU and name are required. */
export const SaveProduct = z
  .object({
    /** Absent for a new product. */
    id: z.optional(id),
    /** The version that the form was opened with; absent overwrites any version. */
    version: z.optional(z.int32()),
    /**
     * For a new product of an existing item: the item's version that the form was filled from. The shared details and
     * pictures are then saved for all catalogues; 409 if they have changed since. Absent: the item stays as it is.
     */
    item_version: z.optional(z.int32()),
    company_id: companyChoice,
    sku: required(80, 'Enter the SKU.'),
    name: required(300, 'Enter the name of the product.'),
    category: optional(100),
    subcategory: optional(100),
    brand: optional(100),
    /** Unit price in rupees, before tax. */
    price: z._default(unitPrice(INVALID_PRICE), 0),
    /** Number of units that the price and its breaks are for. */
    price_per: pricePer,
    /** Lower prices for larger quantities. Absent: unchanged. */
    price_breaks: z.optional(priceBreaks),
    /** First and last day of the price in India: the price before it stays until then; after it the product has to be quoted. */
    price_from: optionalDay,
    price_until: optionalDay,
    /** The company's own code and description. Absent: unchanged. */
    material_code: z.optional(optional(60)),
    own_description: z.optional(optional(300)),
    /** Absent: the smallest quantity of the unit, 1 or 0.001. */
    min_qty: qtyRule,
    qty_multiple: qtyRule,
    /** Stock at which to buy more; null if the item is not kept in stock. Absent: unchanged. */
    reorder_level: z.optional(z.nullable(stock)),
    /** Where it lies in the warehouse. Absent: unchanged. */
    bin: z.optional(optional(MAX_BIN)),
    /** What `cost_per` units cost us; staff only. Null if unknown. Absent: unchanged. */
    cost: z.optional(z.nullable(unitPrice(INVALID_COST))),
    cost_per: costPer,
    /**
     * `list`: the price follows the company's price list; 409 if the list does not have the item. `contract`: it is the company's
     * own. Absent: a changed price is a contract price; a new product without a price follows the list, if it has the item.
     */
    price_source: z.optional(PriceSource),
    currency: z._default(z.literal('INR', { error: 'Prices are in rupees: INR.' }), 'INR'),
    stock: z._default(stock, 0),
    /**
     * The stock that the form was opened with. If `stock` is the same, the stock does not change; if it differs and orders
     * have changed the stock in the meantime, the save is refused with 409. Absent: the stock of an existing product does
     * not change.
     */
    stock_was: z.optional(stock),
    /** Working days until more than the stock can be dispatched; null if unknown. Absent: unchanged. */
    lead_days: z.optional(leadDays),
    /** More than the stock may be ordered; needs a lead time (decision 079). Absent: unchanged. */
    can_backorder: z.optional(z.boolean()),
    unit: z.pipe(
      z.optional(z.nullable(text(8))).check(
        z.refine((value) => !value || /^[A-Za-z]{2,5}$/.test(value), {
          error: 'Choose a unit, for example NOS or KGS.',
        }),
      ),
      z.transform((value) => (value || 'NOS').toUpperCase()),
    ),
    /** Content of one unit, `Box of 100`. */
    pack: optional(100),
    hsn: z.pipe(
      z.optional(z.nullable(text(16).check(stripChars(/[\s.]/g)))).check(
        z.refine((value) => !value || /^(\d{4}|\d{6}|\d{8})$/.test(value), {
          error: 'Enter the HSN code as 4, 6 or 8 digits.',
        }),
      ),
      z.transform((value) => value || null),
    ),
    /** Null if the product has no rate. */
    gst_rate: z._default(z.nullable(gstRate), null),
    description: optional(5000),
    /** Rows of the data sheet, name to value. Absent: unchanged. */
    attributes: z.optional(
      z.record(required(60, 'Name each row of the data sheet.'), text(300)).check(
        z.refine((rows) => Object.keys(rows).length <= MAX_ATTRIBUTES, {
          error: `Use at most ${MAX_ATTRIBUTES} rows in the data sheet.`,
        }),
      ),
    ),
    /** Equivalents of other makers, maker and code: `SKF 6205-2RSH`. Absent: unchanged. */
    cross_references: z.optional(
      z
        .array(required(MAX_CROSS_REFERENCE_LENGTH, 'Enter maker and code on each line.'))
        .check(z.maxLength(MAX_CROSS_REFERENCES, { error: `Enter at most ${MAX_CROSS_REFERENCES} cross-references.` })),
    ),
    /** False once discontinued: hidden from the catalogue, refused in an order. */
    active: z._default(z.boolean(), true),
    /** Absent: unchanged. If none is primary, the first becomes it. */
    images: z.optional(
      z
        .array(ProductImage)
        .check(z.maxLength(MAX_PRODUCT_IMAGES, { error: `Add at most ${MAX_PRODUCT_IMAGES} pictures.` })),
    ),
  })
  .check(
    z.refine(({ category, subcategory }) => category !== null || subcategory === null, {
      error: 'Choose the category that the subcategory belongs to.',
      path: ['category'],
    }),
    // A list has its own price and breaks.
    z.refine(
      ({ price, price_breaks = [], price_source }) =>
        price_source === 'list' || areBreaksLower({ price, price_breaks }),
      { error: BREAK_NOT_LOWER, path: ['price_breaks'] },
    ),
    priceDaysInOrder,
    z.refine(({ can_backorder, lead_days }) => !can_backorder || lead_days !== null, {
      error: LEAD_TIME_NEEDED,
      path: ['lead_days'],
    }),
    z.refine(isMinimumSold, { error: MINIMUM_NOT_SOLD, path: ['min_qty'] }),
    wholeOfProduct,
  );
export type SaveProduct = z.infer<typeof SaveProduct>;

/** A product with everything its form shows. */
export const AdminProduct = z.object({
  id: z.int(),
  version: z.int32(),
  updated_at: z.iso.datetime(),
  company_id: z.int(),
  company_name: z.string(),
  sku: z.string(),
  name: z.string(),
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  price: z.number(),
  /** Number of units that the price is for: 1, 100 or 1,000. */
  price_per: z.number(),
  currency: z.string(),
  stock: Qty,
  lead_days: z.nullable(z.int()),
  can_backorder: z.boolean(),
  unit: z.string(),
  pack: z.nullable(z.string()),
  hsn: z.nullable(z.string()),
  gst_rate: z.nullable(z.number()),
  description: z.nullable(z.string()),
  attributes: z.record(z.string(), z.string()),
  cross_references: z.array(z.string()),
  price_breaks: z.array(PriceBreak),
  price_from: z.nullable(z.string()),
  price_until: z.nullable(z.string()),
  material_code: z.nullable(z.string()),
  own_description: z.nullable(z.string()),
  min_qty: Qty,
  qty_multiple: Qty,
  reorder_level: z.nullable(Qty),
  bin: z.nullable(z.string()),
  /** Cost price of `cost_per` units, rupees; null if unknown. */
  cost: z.nullable(z.number()),
  cost_per: z.number(),
  price_source: PriceSource,
  active: z.boolean(),
});
export type AdminProduct = z.infer<typeof AdminProduct>;

/** One product with its pictures; 404 for an unknown id. */
export const getAdminProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/product-get',
  php: true,
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({
    product: AdminProduct,
    images: z.array(
      z.object({
        id: z.int(),
        url: z.string(),
        is_primary: z.union([z.literal(0), z.literal(1)]),
        alt: z.nullable(z.string()),
      }),
    ),
    /** Null if the company has no list, or its list does not have the item. */
    list_price: z.nullable(ListPrice),
    /** Number of catalogues that have the item; its shared details apply to all of them. */
    shared_with: z.int(),
    shelf: Shelf,
  }),
});

/**
 * Creates a product, or saves the one with `id`. 409 if the company already has the SKU, if another user has saved the
 * product since `version`, or if orders have changed the stock.
 */
export const saveProductEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/product-save',
  creates: true,
  php: true,
  roles: staffRoles,
  needs: ['sales'],
  body: SaveProduct,
  reply: z.object({ message: z.string(), id: z.int(), version: z.int32(), stock: Qty }),
});
