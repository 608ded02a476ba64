import { parseNumber, parsePercent } from '#client/table-files/parse-number.ts';
import type { SizedFile } from '#contracts/attachments/file-ref.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { breakFor } from '#contracts/catalog/terms.ts';
import { discountOn, goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { MAX_QTY, MAX_UNIT_PRICE } from '#contracts/limits.ts';
import type { AdminRfqDetail, SaveQuote } from '#contracts/quotes/admin.ts';
import type { QuoteProduct } from '#contracts/quotes/products.ts';
import { proposedFreightRate } from '#contracts/quotes/freight.ts';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { counteredVersion, type Wish, wishesFor } from './counter-wishes.ts';

/** A quote line as typed: figures are text, so that an unfinished one stays as it is. */
export interface DraftLine {
  key: string;
  product_id: number | null;
  rfq_line_no: number | null;
  sku: string;
  name: string;
  brand: string;
  unit: string;
  hsn: string;
  qty: string;
  price: string;
  /** Number of units that the price is for. */
  price_per: string;
  discount: string;
  gst_rate: string;
  lead_days: string;
  /** What the catalogue has of its product; null for a line that is free text. */
  stocked: Stocked | null;
  /** What the buyer's counter-offer asks for; null for nothing. */
  wish: Wish | null;
}

/** Stock, prices and cost price of a product, in its own unit. */
export type Stocked = Pick<
  QuoteProduct,
  'stock' | 'unit' | 'cost' | 'cost_per' | 'price' | 'price_per' | 'price_breaks'
>;

export interface Draft {
  ship_address_id: string;
  valid_until: string;
  /** Percent on the whole. */
  discount: string;
  partial_ok: boolean;
  freight: string;
  /** Percent; blank: as proposed. */
  freight_gst_rate: string;
  terms: string;
  notes: string;
  /** Those of the version before until they are removed, and new uploads. */
  files: SizedFile[];
  lines: DraftLine[];
}

type Version = AdminRfqDetail['versions'][number];

/** Names of the figures in the error summary, where a message alone does not say which field it is about. */
export const figureNames = {
  qty: 'quantity',
  unit: 'unit',
  price: 'price',
  price_per: 'price per',
  discount: 'discount',
  gst_rate: 'GST',
  lead_days: 'lead time',
  freight: 'Freight',
  freight_gst_rate: 'GST on freight',
};

/** Proposed validity of a quote, days. */
const VALIDITY_DAYS = 14;

/** Proposed terms of a first quote; later ones repeat those of the last version. */
const TERMS = 'Payment within 30 days from the invoice date. Delivery to the address above.';

/** The stored draft; else the last version; else the RFQ's lines at list prices. What a counter-offer asks for is beside the lines. */
export function draftOf(rfq: AdminRfqDetail, today = new Date()): Draft {
  const [last] = rfq.versions;
  const day = dayInIndia(new Date(today.getTime() + VALIDITY_DAYS * 86_400_000));
  if (last) return draftOfVersion(last, rfq, last.status === 'draft' ? (last.valid_until ?? day) : day);
  return {
    ship_address_id: String(rfq.ship_to?.id ?? rfq.addresses[0]?.id ?? ''),
    valid_until: day,
    discount: '0',
    partial_ok: true,
    freight: '0',
    freight_gst_rate: '',
    terms: TERMS,
    notes: '',
    files: [],
    lines: rfq.lines.map((line) => fromRfq(line, rfq.products)),
  };
}

/** A version in the editor, with another last day of validity. */
export function draftOfVersion(
  version: Version,
  { products, versions }: Pick<AdminRfqDetail, 'products' | 'versions'>,
  valid_until = version.valid_until ?? '',
): Draft {
  const goods = version.lines.filter(({ kind }) => kind === 'goods');
  const freight = version.lines.find(({ kind }) => kind === 'freight');
  const wishes = wishesFor(goods, counteredVersion(versions));
  return {
    ship_address_id: String(version.ship_to.id),
    valid_until,
    discount: String(version.discount_percent),
    partial_ok: version.partial_ok,
    freight: String(version.shipping),
    freight_gst_rate: chosenRate(freight, goods),
    terms: version.terms ?? '',
    notes: version.notes ?? '',
    files: version.files,
    lines: goods.map((line, at) => fromQuoted(line, products, wishes[at]!)),
  };
}

/** The rate of freight if it differs from the proposed one, which is shown as blank: it then follows changes of the goods. */
function chosenRate(freight: QuoteLine | undefined, goods: QuoteLine[]): string {
  if (!freight || freight.gst_rate === null) return '';
  return freight.gst_rate === proposedFreightRate(goods.map((line) => line.gst_rate)) ? '' : String(freight.gst_rate);
}

function fromQuoted(line: QuoteLine, products: QuoteProduct[], wish: Wish | null): DraftLine {
  return {
    key: crypto.randomUUID(),
    product_id: line.product_id,
    rfq_line_no: line.rfq_line_no,
    sku: line.sku,
    name: line.name,
    brand: line.brand ?? '',
    unit: line.unit,
    hsn: line.hsn ?? '',
    qty: String(line.qty),
    price_per: String(line.price_per),
    price: line.unpriced_discount === null ? String(line.price) : '',
    discount: String(line.discount_percent),
    gst_rate: line.gst_rate === null ? '' : String(line.gst_rate),
    lead_days: line.lead_days === null ? '' : String(line.lead_days),
    stocked: stockedOf(products.find(({ id }) => id === line.product_id)),
    wish,
  };
}

/** The figures that take over what the buyer asks for. A price in a counter-offer is net of the line's discount. */
export const takenOver = ({ price, qty }: Wish): Partial<DraftLine> => ({
  ...(price !== null && { price: String(price), discount: '0' }),
  ...(qty !== null && { qty: String(qty) }),
});

function fromRfq(line: AdminRfqDetail['lines'][number], products: AdminRfqDetail['products']): DraftLine {
  const product = products.find(({ id }) => id === line.product_id);
  return {
    ...blankLine(),
    rfq_line_no: line.line_no,
    name: line.item,
    unit: line.unit,
    qty: String(line.qty),
    ...(product ? fieldsFromProduct(product, String(line.qty)) : {}),
  };
}

/** The price of a quantity in the catalogue, in the unit of the product; blank without one: ₹0 would be free of charge. */
function cataloguePrice({ price, price_breaks = [] }: Stocked, qty: string): string {
  const at = breakFor(price_breaks, figure(qty))?.price ?? price;
  return at > 0 ? String(at) : '';
}

/** A line with changed fields. A price of the catalogue follows the quantity; one that was typed stays. */
export function withFields(line: DraftLine, fields: Partial<DraftLine>): DraftLine {
  const changed = { ...line, ...fields };
  const { stocked, unit, price_per, price } = line;
  const isOfCatalogue = stocked && stocked.unit === unit && String(stocked.price_per) === price_per;
  const follows = isOfCatalogue && fields.qty !== undefined && fields.price === undefined;
  if (!follows || price !== cataloguePrice(stocked, line.qty)) return changed;
  return { ...changed, price: cataloguePrice(stocked, changed.qty) };
}

/** The fields of a line that come from the catalogue, at the price of this quantity. */
export function fieldsFromProduct(product: Omit<QuoteProduct, 'pack'>, qty = '1'): Partial<DraftLine> {
  return {
    product_id: product.id,
    sku: product.sku,
    name: product.name,
    brand: product.brand ?? '',
    unit: product.unit,
    hsn: product.hsn ?? '',
    price: cataloguePrice(product, qty),
    price_per: String(product.price_per),
    gst_rate: product.gst_rate === null ? '' : String(product.gst_rate),
    stocked: stockedOf(product),
  };
}

function stockedOf(product: Stocked | undefined): Stocked | null {
  if (!product) return null;
  const { stock, unit, cost, cost_per, price, price_per, price_breaks } = product;
  return { stock, unit, cost, cost_per, price, price_per, price_breaks };
}

export function blankLine(): DraftLine {
  return {
    ...{ key: crypto.randomUUID(), product_id: null, rfq_line_no: null, sku: '', name: '', brand: '', unit: 'NOS' },
    ...{ hsn: '', qty: '1', price: '', price_per: '1', discount: '0', gst_rate: '18', lead_days: '' },
    ...{ stocked: null, wish: null },
  };
}

/** A line into which nothing was typed that says what it is. */
export const isBlankLine = ({ sku, name, price }: DraftLine): boolean =>
  [sku, name, price].every((cell) => !cell.trim());

const figure = (text: string) => parseNumber(text) ?? Number.NaN;
const percent = (text: string) => parsePercent(text) ?? 0;

/** The request body. */
export function bodyOf(draft: Draft, rfq_id: number, revision: number | undefined): SaveQuote {
  return {
    rfq_id,
    revision,
    ship_address_id: Number(draft.ship_address_id),
    valid_until: draft.valid_until,
    // Missing in edits kept from before there was this field, as below.
    discount: percent(draft.discount ?? ''),
    partial_ok: draft.partial_ok ?? true,
    freight: figure(draft.freight || '0'),
    freight_gst_rate: parsePercent(draft.freight_gst_rate ?? ''),
    terms: draft.terms || null,
    notes: draft.notes || null,
    files: draft.files.map(({ id }) => id),
    lines: draft.lines.map(({ key: _, stocked: _stocked, wish: _wish, ...line }) => ({
      ...line,
      sku: line.sku,
      brand: line.brand || null,
      hsn: line.hsn || null,
      qty: figure(line.qty),
      price: parseNumber(line.price),
      price_per: Number(line.price_per ?? 1),
      discount: percent(line.discount),
      gst_rate: parsePercent(line.gst_rate),
      lead_days: parseNumber(line.lead_days),
    })),
  };
}

/** Taxable value of a line while it is typed, rupees; null while a figure is missing or invalid. The server's value counts. */
export const netAmount = ({ qty, unit, price, price_per = '1', discount }: DraftLine): number | null =>
  decimalsFault(figure(qty), unit)
    ? null
    : netOfNumbers({
        qty: figure(qty),
        price: parseNumber(price),
        price_per: Number(price_per),
        discount: percent(discount),
      });

/** The same for parsed figures, calculated as on the server. */
export function netOfNumbers({ qty, price, price_per, discount }: Figures): number | null {
  const isQty = qty > 0 && qty <= MAX_QTY && sumQty(qty) === qty;
  const isPrice = price !== null && price >= 0 && price <= MAX_UNIT_PRICE;
  if (!isQty || !isPrice || !(discount >= 0 && discount <= 100)) return null;
  const full = goodsValue(qty, toPaise(price), price_per);
  return toRupees(full - discountOn(full, discount));
}

type Figures = Pick<SaveQuote['lines'][number], 'qty' | 'price' | 'price_per' | 'discount'>;

/** Number of lines with a price. */
export const countPriced = (lines: readonly DraftLine[]): number =>
  lines.filter(({ price }) => parseNumber(price) !== null).length;
