import type * as z from 'zod/mini';
import { numberIn } from '#client/number-in.ts';
import type { AdminProduct, SaveProduct } from '#contracts/admin-products.ts';
import type { Compared } from '#ui/newer-version.ts';

/** A picture in the form. */
export type Picture = { url: string; is_primary: 0 | 1; alt: string };

/** What the form holds: texts as they are typed, the pictures in their order. */
export type ProductDraft = Record<TextField, string> & {
  company_id: number | null;
  active: boolean;
  images: Picture[];
};

/** Name and order of the form's text fields, with what the screen calls them. */
export const fieldLabels = {
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
  stock: 'Stock',
  hsn: 'HSN',
  gst_rate: 'GST rate',
};
export type TextField = keyof typeof fieldLabels;

/** The product as it was read. */
export type Read = { product: AdminProduct; images: { url: string; is_primary: 0 | 1; alt: string | null }[] };

export const emptyDraft: ProductDraft = {
  ...(Object.fromEntries(Object.keys(fieldLabels).map((field) => [field, ''])) as Record<TextField, string>),
  unit: 'NOS',
  stock: '0',
  company_id: null,
  active: true,
  images: [],
};

export function draftOf({ product, images }: Read): ProductDraft {
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
    hsn: hsn ?? '',
    gst_rate: product.gst_rate === null ? '' : String(product.gst_rate),
    company_id,
    active,
    images: images.map(({ url, is_primary, alt }) => ({ url, is_primary, alt: alt ?? '' })),
  };
}

/** What is sent: price and stock as numbers (specification §5). `base` is the version to be saved over, if any. */
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
    attributes: rowsOf(draft.attributes),
  };
}

/** A blank is 0; what is no number becomes NaN, which the contract refuses with its own words. */
const numberOf = (typed: string) => numberIn(typed) ?? 0;

/** `Bore: 25 mm` → {Bore: '25 mm'}; a line without a colon is a row without a value. */
function rowsOf(text: string): Record<string, string> {
  const rows = text.split('\n').flatMap((line) => {
    const [, label = '', value = ''] = /^([^:]*):?(.*)$/.exec(line.trim()) ?? [];
    return line.trim() ? [[label.trim(), value.trim()] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** Adds a picture; the first one becomes the primary one (specification §3). */
export function withPicture(images: Picture[], url: string): Picture[] {
  return [...images, { url, is_primary: images.length === 0 ? 1 : 0, alt: '' }];
}

export function withPrimary(images: Picture[], index: number): Picture[] {
  return images.map((image, at) => ({ ...image, is_primary: at === index ? 1 : 0 }));
}

/** Without a picture; where it was the primary one, the first that is left becomes it. */
export function withoutPicture(images: Picture[], index: number): Picture[] {
  const rest = images.filter((_, at) => at !== index);
  return rest.some(({ is_primary }) => is_primary) ? rest : withPrimary(rest, 0);
}

/** Moves a picture so many places on, or back where that is below 0. */
export function withMove(images: Picture[], index: number, by: number): Picture[] {
  const moved = [...images];
  const [picture] = moved.splice(index, 1);
  if (picture) moved.splice(index + by, 0, picture);
  return moved;
}

/** As two versions of a product are compared. Not its stock, which orders change: the form shows what it is. */
export function comparedOf(draft: ProductDraft): Compared[] {
  const { company_id, active, images } = draft;
  const sent = bodyOf(draft);
  const fields = (Object.keys(fieldLabels) as TextField[]).filter((field) => field !== 'stock');
  return [
    ...fields.map((field) => ({ label: fieldLabels[field], value: sent[field], words: draft[field] })),
    { label: 'Company', value: company_id, words: String(company_id) },
    { label: 'Active', value: active, words: active ? 'Yes' : 'No' },
    { label: 'Images', value: images, words: images.length === 1 ? '1 image' : `${images.length} images` },
  ];
}
