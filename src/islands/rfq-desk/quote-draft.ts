import { numberIn, percentIn } from '#client/number-in.ts';
import type { AdminProduct } from '#contracts/admin-products.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { discountOn, toPaise, toRupees } from '#contracts/money.ts';
import type { DeskRfqDetail, SaveQuote } from '#contracts/rfq-desk.ts';
import type { QuoteLine } from '#contracts/quotes.ts';

/** A quote's line as it is typed: figures as text, so that what is unfinished stays as it is. */
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
  discount: string;
  gst_rate: string;
  lead_days: string;
}

export interface Draft {
  ship_address_id: string;
  valid_until: string;
  freight: string;
  terms: string;
  notes: string;
  lines: DraftLine[];
}

type Version = DeskRfqDetail['versions'][number];

/** What figures are called where their messages stand together: one alone does not say which it is of. */
export const figureNames = {
  qty: 'quantity',
  unit: 'unit',
  price: 'price',
  discount: 'discount',
  gst_rate: 'GST',
  lead_days: 'lead',
  freight: 'Freight',
};

/** Days that a new quote is proposed to hold. */
const HOLDS_DAYS = 14;

/** What a first quote proposes, unless the last one said otherwise. */
const TERMS = 'Payment within 30 days from the invoice. Delivery to the address above.';

/** The draft that exists; else the last version again, with what a counter-offer asks for; else the RFQ at list prices. */
export function draftOf(rfq: DeskRfqDetail, today = new Date()): Draft {
  const [last] = rfq.versions;
  const day = dayInIndia(new Date(today.getTime() + HOLDS_DAYS * 86_400_000));
  if (last?.status === 'draft') return fromVersion(last, last.valid_until ?? day);
  // A counter-offer that made us withdraw is proposed to nobody.
  if (last) return fromVersion(last.status === 'withdrawn' ? { ...last, counter: [] } : last, day);
  return {
    ship_address_id: String(rfq.ship_to?.id ?? rfq.addresses[0]?.id ?? ''),
    valid_until: day,
    freight: '0',
    terms: TERMS,
    notes: '',
    lines: rfq.lines.map((line) => fromRfq(line, rfq.products)),
  };
}

/** A version as it is, whatever the buyer has asked for since. */
export const draftOfVersion = (version: Version): Draft =>
  fromVersion({ ...version, counter: [] }, version.valid_until ?? '');

function fromVersion(version: Version, valid_until: string): Draft {
  const goods = version.lines.filter(({ kind }) => kind === 'goods');
  const freight = version.lines.find(({ kind }) => kind === 'freight');
  const asked = version.counter.find(({ line_no }) => line_no === freight?.line_no);
  return {
    ship_address_id: String(version.ship_to.id),
    valid_until,
    freight: String(asked?.price ?? version.shipping),
    terms: version.terms ?? '',
    notes: version.notes ?? '',
    lines: goods.map((line) => fromQuoted(line, version)),
  };
}

function fromQuoted(line: QuoteLine, { counter }: Version): DraftLine {
  const asked = counter.find(({ line_no }) => line_no === line.line_no);
  const full = line.price * line.qty;
  return {
    key: crypto.randomUUID(),
    product_id: line.product_id,
    rfq_line_no: line.rfq_line_no,
    sku: line.sku,
    name: line.name,
    brand: line.brand ?? '',
    unit: line.unit,
    hsn: line.hsn ?? '',
    qty: String(asked?.qty ?? line.qty),
    price: line.unpriced_discount === null ? String(asked?.price ?? line.price) : '',
    discount: String(line.unpriced_discount ?? (asked?.price == null ? percentOf(line.discount, full) : 0)),
    gst_rate: line.gst_rate === null ? '' : String(line.gst_rate),
    lead_days: line.lead_days === null ? '' : String(line.lead_days),
  };
}

/** The percentage that a discount was. A price that the buyer named is a net one. */
const percentOf = (discount: number, full: number) => (full === 0 ? 0 : Math.round((discount / full) * 10_000) / 100);

function fromRfq(line: DeskRfqDetail['lines'][number], products: DeskRfqDetail['products']): DraftLine {
  const product = products.find(({ id }) => id === line.product_id);
  return {
    ...blankLine(),
    rfq_line_no: line.line_no,
    name: line.item,
    unit: line.unit,
    qty: String(line.qty),
    ...(product ? ofProduct(product) : {}),
  };
}

/** What the catalogue knows of a product. */
export function ofProduct(
  product: Pick<AdminProduct, 'id' | 'sku' | 'name' | 'brand' | 'unit' | 'hsn' | 'price' | 'gst_rate'>,
): Partial<DraftLine> {
  return {
    product_id: product.id,
    sku: product.sku,
    name: product.name,
    brand: product.brand ?? '',
    unit: product.unit,
    hsn: product.hsn ?? '',
    price: String(product.price),
    gst_rate: product.gst_rate === null ? '' : String(product.gst_rate),
  };
}

export function blankLine(): DraftLine {
  return {
    ...{ key: crypto.randomUUID(), product_id: null, rfq_line_no: null, sku: '', name: '', brand: '', unit: 'NOS' },
    ...{ hsn: '', qty: '1', price: '', discount: '0', gst_rate: '18', lead_days: '' },
  };
}

const figure = (text: string) => numberIn(text) ?? Number.NaN;
const percent = (text: string) => percentIn(text) ?? 0;

/** What the editor sends. */
export function bodyOf(draft: Draft, rfq_id: number, revision: number | undefined): SaveQuote {
  return {
    rfq_id,
    revision,
    ship_address_id: Number(draft.ship_address_id),
    valid_until: draft.valid_until,
    freight: figure(draft.freight || '0'),
    terms: draft.terms || null,
    notes: draft.notes || null,
    lines: draft.lines.map(({ key: _, ...line }) => ({
      ...line,
      sku: line.sku,
      brand: line.brand || null,
      hsn: line.hsn || null,
      qty: figure(line.qty),
      price: numberIn(line.price),
      discount: percent(line.discount),
      gst_rate: percentIn(line.gst_rate),
      lead_days: numberIn(line.lead_days),
    })),
  };
}

/** Taxable value of a line while it is typed, rupees; null while a figure is unfinished or wrong. The server's is what counts. */
export const netOf = ({ qty, price, discount }: DraftLine): number | null =>
  netOfFigures({ qty: figure(qty), price: numberIn(price), discount: percent(discount) });

/** The same of figures that are numbers already, worked out as the server does. */
export function netOfFigures({ qty, price, discount }: Figures): number | null {
  if (price === null) return null;
  const full = toPaise(price) * qty;
  const isRight = Number.isInteger(qty) && qty >= 1 && price >= 0 && discount >= 0 && discount <= 100;
  return isRight && Number.isFinite(full) ? toRupees(full - discountOn(full, discount)) : null;
}

type Figures = Pick<SaveQuote['lines'][number], 'qty' | 'price' | 'discount'>;

/** How many of the lines have a price. */
export const pricedOf = (lines: readonly DraftLine[]): number =>
  lines.filter(({ price }) => numberIn(price) !== null).length;

/** What the goods come to while they are typed, rupees before tax. */
export const goodsOf = (lines: readonly DraftLine[]): number =>
  toRupees(lines.reduce((sum, line) => sum + toPaise(netOf(line) ?? 0), 0));
