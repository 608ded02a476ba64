import type { Client } from '@neondatabase/serverless';
import type { DemoCompany } from './demo-data.ts';
import { insertRows } from './insert-rows.ts';
import { demoRfqs, type DemoQuote, type DemoRfq } from './rfqs-data.ts';

/** GST on a taxable value: the server's one engine, which the seed is handed because it may not import it. */
export type TaxOn = (
  taxable_paise: number,
  rate_bp: number | null,
  state: string,
) => { cgst_paise: number; sgst_paise: number; igst_paise: number };

interface Place {
  company_id: string;
  key: DemoCompany['key'];
  /** The buyer, and whoever quotes. */
  buyer: string;
  staff: string;
  taxOn: TaxOn;
}

interface Product {
  id: string;
  sku: string;
  name: string;
  brand: string | null;
  unit: string;
  hsn: string | null;
  gst_rate_bp: number | null;
}

const DAY = 86_400_000;
/** Freight is transport by road (SAC 996511), taxed at 18 %. */
const FREIGHT = { sku: '', name: 'Freight', brand: null, unit: 'OTH', hsn: '996511', gst_rate_bp: 1800 };

/** The company's RFQs and what became of them: dates count back from today, so that the demo never looks old. */
export async function insertRfqs(client: Client, place: Place): Promise<void> {
  const { rows: addresses } = await client.query<{ id: string; state: string }>(
    'select id, state from addresses where company_id = $1 order by is_default desc, id',
    [place.company_id],
  );
  const rfqs = demoRfqs[place.key];
  const skus = rfqs.flatMap(({ lines }) => lines.flatMap((line) => line.sku ?? []));
  const { rows: products } = await client.query<Product>(
    'select id, sku, name, brand, unit, hsn, gst_rate_bp from products where company_id = $1 and sku = any($2)',
    [place.company_id, skus],
  );
  const bySku = new Map(products.map((product) => [product.sku, product]));
  for (const rfq of rfqs) await insertRfq(client, place, rfq, addresses[0]!, bySku);
}

async function insertRfq(
  client: Client,
  { taxOn, ...place }: Place,
  rfq: DemoRfq,
  address: { id: string; state: string },
  bySku: Map<string, Product>,
): Promise<void> {
  const { company_id, buyer, staff } = place;
  const { title, requirement = null, status, steps, messages = [], quotes = [] } = rfq;
  const created_at = daysAgo(steps[0]![1]);
  const [{ id: rfq_id }] = await insertRows<{ id: string }>(client, 'rfqs', [
    { company_id, title, requirement, status, ship_address_id: address.id, created_by: buyer, created_at },
  ]);
  const lines = rfq.lines.map((line, index) => {
    const product = line.sku ? bySku.get(line.sku) : undefined;
    if (line.sku && !product)
      throw new Error(`The demo RFQ “${title}” names ${line.sku}, which is not in the catalogue.`);
    return { ...line, line_no: index + 1, product, item: product?.name ?? line.item!, unit: product?.unit ?? 'NOS' };
  });
  await insertRows(
    client,
    'rfq_lines',
    lines.map(({ line_no, item, product, qty, unit, target_paise = null }) => ({
      ...{ rfq_id, line_no, company_id, item, product_id: product?.id ?? null, qty, unit },
      target_price_paise: target_paise,
    })),
  );
  await insertRows(
    client,
    'rfq_history',
    steps.map(([step, ago, note = null]) => ({
      ...{ rfq_id, company_id, status: step, note, created_at: daysAgo(ago) },
      user_id: step === 'submitted' || step === 'cancelled' ? buyer : staff,
    })),
  );
  if (messages.length > 0) {
    await insertRows(
      client,
      'rfq_messages',
      messages.map(([from, ago, body]) => ({
        ...{ rfq_id, company_id, body, created_at: daysAgo(ago) },
        user_id: from === 'buyer' ? buyer : staff,
      })),
    );
  }
  for (const [index, quote] of quotes.entries()) {
    await insertQuote(client, place, { rfq_id, version: index + 1, quote, lines, address, taxOn });
  }
}

interface Offer {
  rfq_id: string;
  version: number;
  quote: DemoQuote;
  lines: { line_no: number; qty: number; unit: string; item: string; product: Product | undefined }[];
  address: { id: string; state: string };
  taxOn: TaxOn;
}

async function insertQuote(
  client: Client,
  { company_id, buyer, staff }: Omit<Place, 'taxOn'>,
  { rfq_id, version, quote, lines, address, taxOn }: Offer,
): Promise<void> {
  const { status, sent_ago, valid_for, prices, freight_paise, buyer_note = null, counter = null, answered_ago } = quote;
  const offered = [
    ...lines.map(({ line_no, qty, unit, item, product }, index) => ({
      ...{ line_no, kind: 'goods', product_id: product?.id ?? null, rfq_line_no: line_no, qty },
      ...{ sku: product?.sku ?? '', name: item, brand: product?.brand ?? null, unit: product?.unit ?? unit },
      ...{ hsn: product?.hsn ?? '8482', gst_rate_bp: product ? product.gst_rate_bp : 1800 },
      ...{ price_paise: prices[index]!, lead_days: product ? null : 12 },
    })),
    ...(freight_paise
      ? [
          {
            ...{ line_no: lines.length + 1, kind: 'freight', product_id: null, rfq_line_no: null, qty: 1, ...FREIGHT },
            ...{ price_paise: freight_paise, lead_days: null },
          },
        ]
      : []),
  ].map((line) => {
    const taxable_paise = line.qty * line.price_paise;
    const tax = taxOn(taxable_paise, line.gst_rate_bp, address.state);
    const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
    return { ...line, discount_paise: 0, taxable_paise, ...tax, total_paise };
  });
  const sum = (kind: string) =>
    offered.filter((line) => line.kind === kind).reduce((total, line) => total + line.taxable_paise, 0);
  const total_paise = offered.reduce((total, line) => total + line.total_paise, 0);
  const [subtotal_paise, shipping_paise] = [sum('goods'), sum('freight')];
  const sent_at = daysAgo(sent_ago);
  const [{ id: quote_id }] = await insertRows<{ id: string }>(client, 'quotes', [
    {
      ...{ company_id, rfq_id, version, status, sent_at, valid_until: dayInIndia(valid_for), buyer_note, counter },
      ...{ ship_address_id: address.id, ship_state: address.state, subtotal_paise, shipping_paise, total_paise },
      tax_paise: total_paise - subtotal_paise - shipping_paise,
      terms: 'Payment 30 days from invoice. Prices hold for the quantities quoted. Warranty as the maker gives it.',
      ...{ created_by: staff, created_at: sent_at, updated_at: sent_at },
    },
  ]);
  await insertRows(
    client,
    'quote_lines',
    offered.map((line) => ({ quote_id, company_id, ...line })),
  );
  const byBuyer = status === 'countered' || status === 'declined' || buyer_note !== null;
  await insertRows(client, 'quote_history', [
    { quote_id, company_id, status: 'sent', note: null, user_id: staff, created_at: sent_at },
    ...(answered_ago === undefined
      ? []
      : [
          {
            ...{ quote_id, company_id, status: byBuyer && status === 'superseded' ? 'countered' : status },
            ...{ note: buyer_note, user_id: byBuyer ? buyer : null, created_at: daysAgo(answered_ago) },
          },
        ]),
  ]);
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Calendar day in India, that many days from now: `2026-11-30`. */
function dayInIndia(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(Date.now() + days * DAY));
}
