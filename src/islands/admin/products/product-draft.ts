import type * as z from 'zod/mini';
import { formatBreakLines, parseBreakLines } from '#client/break-lines.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import type { AdminProduct, getAdminProductEndpoint, PriceSource, SaveProduct } from '#contracts/catalog/admin.ts';
import type { SharedItem } from '#contracts/catalog/items.ts';
import type { ComparedField } from '#ui/forms/edit-conflict.ts';

/** A product image in the form. */
export type FormImage = { url: string; is_primary: 0 | 1; alt: string };

/** The form's state: text fields as typed, images in their order. */
export type ProductDraft = Record<TextField, string> & {
  company_id: number | null;
  active: boolean;
  can_backorder: boolean;
  images: FormImage[];
  /** Null for a new product whose price was not typed: it follows the price list, if that has the item. */
  price_source: PriceSource | null;
  /** For a new product of an existing item: the version of the item whose details are shown. */
  item_version: number | null;
};

/** The form's text fields in order, with their labels where two versions are compared. */
const fieldLabels = {
  sku: 'SKU',
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  subcategory: 'Subcategory',
  description: 'Description',
  attributes: 'Data sheet',
  cross_references: 'Cross-references',
  price: 'Price',
  price_per: 'Price per',
  unit: 'Unit',
  pack: 'Pack',
  price_breaks: 'Quantity breaks',
  price_from: 'Valid from',
  price_until: 'Valid until',
  material_code: 'Customer’s code',
  own_description: 'Customer’s short text',
  min_qty: 'Minimum quantity',
  qty_multiple: 'Quantity step',
  reorder_level: 'Reorder level',
  bin: 'Bin',
  cost: 'Cost',
  cost_per: 'Cost per',
  stock: 'Stock',
  lead_days: 'Lead time',
  hsn: 'HSN',
  gst_rate: 'GST rate',
};
export type TextField = keyof typeof fieldLabels;

/** The product as read from the server. */
export type ProductRead = z.output<typeof getAdminProductEndpoint.reply>;

export const emptyDraft: ProductDraft = {
  ...(Object.fromEntries(Object.keys(fieldLabels).map((field) => [field, ''])) as Record<TextField, string>),
  unit: 'NOS',
  stock: '0',
  price_per: '1',
  company_id: null,
  active: true,
  can_backorder: false,
  images: [],
  price_source: null,
  item_version: null,
};

export function draftOf({ product, images }: ProductRead): ProductDraft {
  return {
    ...sharedFields({ ...product, images }),
    sku: product.sku,
    price: product.price.toFixed(2),
    price_per: String(product.price_per),
    stock: String(product.stock),
    price_breaks: formatBreakLines(product.price_breaks),
    price_from: product.price_from ?? '',
    price_until: product.price_until ?? '',
    material_code: product.material_code ?? '',
    own_description: product.own_description ?? '',
    company_id: product.company_id,
    active: product.active,
    price_source: product.price_source,
    item_version: null,
  };
}

/** The fields that all catalogues share. */
export function sharedFields(item: Omit<SharedItem, 'id' | 'version' | 'sku' | 'companies' | 'stock'>) {
  return {
    name: item.name,
    brand: item.brand ?? '',
    category: item.category ?? '',
    subcategory: item.subcategory ?? '',
    description: item.description ?? '',
    attributes: Object.entries(item.attributes)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    cross_references: item.cross_references.join('\n'),
    unit: item.unit,
    pack: item.pack ?? '',
    lead_days: item.lead_days === null ? '' : String(item.lead_days),
    can_backorder: item.can_backorder,
    min_qty: String(item.min_qty),
    qty_multiple: String(item.qty_multiple),
    reorder_level: item.reorder_level === null ? '' : String(item.reorder_level),
    bin: item.bin ?? '',
    cost: item.cost === null ? '' : item.cost.toFixed(2),
    // Blank follows the price.
    cost_per: item.cost === null ? '' : String(item.cost_per),
    hsn: item.hsn ?? '',
    gst_rate: item.gst_rate === null ? '' : String(item.gst_rate),
    images: item.images.map(({ url, is_primary, alt }) => ({ url, is_primary, alt: alt ?? '' })),
  };
}

/** Text of a field edited by the user: another price is a contract price, and another SKU another item. */
export function editOf(name: TextField, value: string): Partial<ProductDraft> {
  return {
    [name]: value,
    ...(PRICE_FIELDS.includes(name) ? { price_source: 'contract' } : {}),
    ...(name === 'sku' ? { item_version: null } : {}),
  };
}

/** Fields that a price list sets as well. */
const PRICE_FIELDS: readonly string[] = ['price', 'price_per', 'price_breaks', 'price_from', 'price_until'];

/** The request body, price and stock as numbers (specification §5). `base` is the version to overwrite, if any. */
export function bodyOf(
  draft: ProductDraft,
  base?: Pick<AdminProduct, 'id' | 'version' | 'stock'>,
): z.input<typeof SaveProduct> {
  return {
    ...draft,
    ...(base ? { id: base.id, version: base.version, stock_was: base.stock } : {}),
    company_id: draft.company_id ?? 0,
    price_source: draft.price_source ?? undefined,
    item_version: draft.item_version ?? undefined,
    price: numberOf(draft.price),
    // Missing in edits kept from before there was this field.
    price_per: Number(draft.price_per || 1),
    stock: numberOf(draft.stock),
    lead_days: parseNumber(draft.lead_days),
    gst_rate: draft.gst_rate === '' ? null : numberOf(draft.gst_rate),
    attributes: parseAttributes(draft.attributes),
    price_breaks: parseBreakLines(draft.price_breaks),
    price_from: draft.price_from || null,
    price_until: draft.price_until || null,
    min_qty: draft.min_qty === '' ? undefined : numberOf(draft.min_qty),
    qty_multiple: draft.qty_multiple === '' ? undefined : numberOf(draft.qty_multiple),
    reorder_level: draft.reorder_level === '' ? null : numberOf(draft.reorder_level),
    cost: draft.cost.trim() === '' ? null : numberOf(draft.cost),
    cost_per: Number(draft.cost_per || draft.price_per || 1),
    cross_references: draft.cross_references.split('\n').filter((line) => line.trim() !== ''),
  };
}

/** Blank is 0. Anything that is not a number becomes NaN, which the schema refuses with its own message. */
const numberOf = (typed: string) => parseNumber(typed) ?? 0;

/** `Bore: 25 mm` → {Bore: '25 mm'}; a line without a colon gets an empty value. */
function parseAttributes(text: string): Record<string, string> {
  const rows = text.split('\n').flatMap((line) => {
    const [, label = '', value = ''] = /^([^:]*):?(.*)$/.exec(line.trim()) ?? [];
    return line.trim() ? [[label.trim(), value.trim()] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** Adds an image; the first one becomes primary (specification §3). */
export function addImage(images: FormImage[], url: string): FormImage[] {
  return [...images, { url, is_primary: images.length === 0 ? 1 : 0, alt: '' }];
}

export function makePrimary(images: FormImage[], index: number): FormImage[] {
  return images.map((image, at) => ({ ...image, is_primary: at === index ? 1 : 0 }));
}

/** Removes an image. If it was the primary one, the first remaining image becomes primary. */
export function removeImage(images: FormImage[], index: number): FormImage[] {
  const rest = images.filter((_, at) => at !== index);
  return rest.some(({ is_primary }) => is_primary) ? rest : makePrimary(rest, 0);
}

/** Moves an image by a number of places: forward, or back if negative. */
export function moveImage(images: FormImage[], index: number, by: number): FormImage[] {
  const moved = [...images];
  const [picture] = moved.splice(index, 1);
  if (picture) moved.splice(index + by, 0, picture);
  return moved;
}

/** The fields by which two versions are compared. Stock is left out, since orders change it. */
export function comparedFields(draft: ProductDraft): ComparedField[] {
  const { company_id, active, can_backorder, images } = draft;
  const body = bodyOf(draft);
  const fields = (Object.keys(fieldLabels) as TextField[]).filter((field) => field !== 'stock');
  return [
    ...fields.map((field) => ({ label: fieldLabels[field], value: body[field], text: draft[field] })),
    { label: 'Company', value: company_id, text: String(company_id) },
    { label: 'Price from', value: draft.price_source, text: draft.price_source === 'list' ? 'Price list' : 'Contract' },
    { label: 'Allow back-orders', value: can_backorder, text: can_backorder ? 'Yes' : 'No' },
    { label: 'Active', value: active, text: active ? 'Yes' : 'No' },
    { label: 'Images', value: images, text: images.length === 1 ? '1 image' : `${images.length} images` },
  ];
}
