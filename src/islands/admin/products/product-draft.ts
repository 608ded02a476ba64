import type * as z from 'zod/mini';
import { parseNumber } from '#client/parse-number.ts';
import type { AdminProduct, SaveProduct } from '#contracts/catalog/admin.ts';
import type { ComparedField } from '#ui/forms/edit-conflict.ts';

/** A product image in the form. */
export type FormImage = { url: string; is_primary: 0 | 1; alt: string };

/** The form's state: text fields as typed, images in their order. */
export type ProductDraft = Record<TextField, string> & {
  company_id: number | null;
  active: boolean;
  images: FormImage[];
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
  price: 'Price',
  unit: 'Unit',
  pack: 'Pack',
  price_breaks: 'Quantity breaks',
  price_until: 'Price valid until',
  material_code: 'Customer’s code',
  own_description: 'Customer’s description',
  min_qty: 'Minimum quantity',
  qty_multiple: 'Quantity step',
  reorder_level: 'Reorder level',
  stock: 'Stock',
  hsn: 'HSN',
  gst_rate: 'GST rate',
};
export type TextField = keyof typeof fieldLabels;

/** The product as read from the server. */
export type ProductRead = { product: AdminProduct; images: { url: string; is_primary: 0 | 1; alt: string | null }[] };

export const emptyDraft: ProductDraft = {
  ...(Object.fromEntries(Object.keys(fieldLabels).map((field) => [field, ''])) as Record<TextField, string>),
  unit: 'NOS',
  stock: '0',
  min_qty: '1',
  qty_multiple: '1',
  company_id: null,
  active: true,
  images: [],
};

export function draftOf({ product, images }: ProductRead): ProductDraft {
  const { sku, name, brand, category, subcategory, description, unit, pack, hsn, company_id, active } = product;
  return {
    sku,
    name,
    brand: brand ?? '',
    category: category ?? '',
    subcategory: subcategory ?? '',
    description: description ?? '',
    attributes: Object.entries(product.attributes)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    price: product.price.toFixed(2),
    unit,
    pack: pack ?? '',
    stock: String(product.stock),
    price_breaks: product.price_breaks.map(({ qty, price }) => `${qty}: ${price.toFixed(2)}`).join('\n'),
    price_until: product.price_until ?? '',
    material_code: product.material_code ?? '',
    own_description: product.own_description ?? '',
    min_qty: String(product.min_qty),
    qty_multiple: String(product.qty_multiple),
    reorder_level: product.reorder_level === null ? '' : String(product.reorder_level),
    hsn: hsn ?? '',
    gst_rate: product.gst_rate === null ? '' : String(product.gst_rate),
    company_id,
    active,
    images: images.map(({ url, is_primary, alt }) => ({ url, is_primary, alt: alt ?? '' })),
  };
}

/** The request body, price and stock as numbers (specification §5). `base` is the version to overwrite, if any. */
export function bodyOf(
  draft: ProductDraft,
  base?: Pick<AdminProduct, 'id' | 'version' | 'stock'>,
): z.input<typeof SaveProduct> {
  return {
    ...draft,
    ...(base ? { id: base.id, version: base.version, stock_was: base.stock } : {}),
    company_id: draft.company_id ?? 0,
    price: numberOf(draft.price),
    stock: numberOf(draft.stock),
    gst_rate: draft.gst_rate === '' ? null : numberOf(draft.gst_rate),
    attributes: parseAttributes(draft.attributes),
    price_breaks: parseBreaks(draft.price_breaks),
    price_until: draft.price_until || null,
    min_qty: numberOf(draft.min_qty || '1'),
    qty_multiple: numberOf(draft.qty_multiple || '1'),
    reorder_level: draft.reorder_level === '' ? null : numberOf(draft.reorder_level),
  };
}

/** Blank is 0. Anything that is not a number becomes NaN, which the schema refuses with its own message. */
const numberOf = (typed: string) => parseNumber(typed) ?? 0;

/** `10: 92.50` → {qty: 10, price: 92.5}; what is not a number becomes 0, which the schema refuses. */
function parseBreaks(text: string): { qty: number; price: number }[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [qty = '', price = ''] = line.split(':');
    return { qty: parseNumber(qty) || 0, price: parseNumber(price) || 0 };
  });
}

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
  const { company_id, active, images } = draft;
  const body = bodyOf(draft);
  const fields = (Object.keys(fieldLabels) as TextField[]).filter((field) => field !== 'stock');
  return [
    ...fields.map((field) => ({ label: fieldLabels[field], value: body[field], text: draft[field] })),
    { label: 'Company', value: company_id, text: String(company_id) },
    { label: 'Active', value: active, text: active ? 'Yes' : 'No' },
    { label: 'Images', value: images, text: images.length === 1 ? '1 image' : `${images.length} images` },
  ];
}
