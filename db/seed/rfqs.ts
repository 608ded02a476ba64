import { proposedFreightRate } from '#contracts/quotes/freight.ts';
import type { Client } from '@neondatabase/serverless';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { daysAgo, daysFromNow } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { buyerOf, type InsertedCompany } from './orders.ts';
import { type DemoQuote, type DemoRfq, readRfqs } from './rfq-data.ts';
import { goodsValue } from '#contracts/fields/money.ts';

/** GST on a taxable value: the server's tax engine, passed to the seed because db may not import the server. */
export type TaxOn = (
  taxable_paise: number,
  rate_bp: number | null,
  state: string,
) => { cgst_paise: number; sgst_paise: number; igst_paise: number };

/** The company with its buyer, and the admin who quotes. */
interface Context {
  company_id: string;
  buyer: string;
  admin: string;
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

interface RfqLine {
  line_no: number;
  qty: number;
  unit: string;
  item: string;
  target_price?: number | undefined;
  product: Product | undefined;
}

interface Address {
  id: string;
  state: string;
}

/** Freight is transport by road (SAC 996511), taxed as the goods. */
const FREIGHT = { sku: '', name: 'Freight', brand: null, unit: 'OTH', hsn: '996511' };

/** Inserts the RFQs with their messages and quotes. */
export async function insertRfqs(
  client: Client,
  companies: InsertedCompany[],
  shared: Pick<Context, 'admin' | 'taxOn'>,
): Promise<void> {
  // The oldest first, so that numbers are in order of date.
  for (const rfq of readRfqs().sort((a, b) => b.steps[0]!.days_ago - a.steps[0]!.days_ago)) {
    const company = companies.find(({ key }) => key === rfq.company)!;
    const { company_id } = company;
    const { rows: addresses } = await client.query<Address>(
      'select id, state from addresses where company_id = $1 order by is_default desc, id limit 1',
      [company_id],
    );
    await insertRfq(client, { company_id, buyer: buyerOf(company), ...shared }, rfq, addresses[0]!);
  }
}

async function insertRfq(client: Client, context: Context, rfq: DemoRfq, address: Address): Promise<void> {
  const { company_id, buyer, admin } = context;
  const { title, requirement = null, status, steps, messages, quotes } = rfq;
  const created_at = daysAgo(steps[0]!.days_ago);
  const [{ id: rfq_id }] = await insertRows<{ id: string }>(client, 'rfqs', [
    { company_id, title, requirement, status, ship_address_id: address.id, created_by: buyer, created_at },
  ]);
  const lines = await linesOf(client, company_id, rfq);
  await insertRows(
    client,
    'rfq_lines',
    lines.map(({ line_no, item, product, qty, unit, target_price = null }) => ({
      ...{ rfq_id, line_no, company_id, item, product_id: product?.id ?? null, qty, unit },
      target_price_paise: target_price,
    })),
  );
  await insertRows(
    client,
    'rfq_history',
    steps.map(({ status: step, days_ago, note = null }) => ({
      ...{ rfq_id, company_id, status: step, note, created_at: daysAgo(days_ago) },
      user_id: step === 'submitted' || step === 'cancelled' ? buyer : admin,
    })),
  );
  if (messages.length > 0) {
    await insertRows(
      client,
      'messages',
      messages.map(({ from, days_ago, body }) => ({
        ...{ rfq_id, company_id, body, created_at: daysAgo(days_ago) },
        user_id: from === 'buyer' ? buyer : admin,
        from_staff: from !== 'buyer',
        read_at: daysAgo(days_ago),
      })),
    );
  }
  for (const [index, quote] of quotes.entries()) {
    await insertQuote(client, context, { rfq_id, version: index + 1, quote, lines, address });
  }
}

async function linesOf(client: Client, company_id: string, rfq: DemoRfq): Promise<RfqLine[]> {
  const skus = rfq.lines.flatMap(({ sku }) => sku ?? []);
  const { rows: products } = await client.query<Product>(
    'select id, sku, name, brand, unit, hsn, gst_rate_bp from catalog where company_id = $1 and sku = any($2)',
    [company_id, skus],
  );
  return rfq.lines.map(({ sku, item, ...line }, index) => {
    const product = products.find((one) => one.sku === sku);
    if (sku && !product)
      throw new Error(`The demo RFQ “${rfq.title}” has the SKU ${sku}, which is not in the catalogue.`);
    return { ...line, line_no: index + 1, product, item: product?.name ?? item!, unit: product?.unit ?? 'NOS' };
  });
}

interface Version {
  rfq_id: string;
  version: number;
  quote: DemoQuote;
  lines: RfqLine[];
  address: Address;
}

async function insertQuote(
  client: Client,
  { company_id, buyer, admin, taxOn }: Context,
  { rfq_id, version, quote, lines, address }: Version,
): Promise<void> {
  const { status, buyer_note = null, answered_days_ago } = quote;
  const quoted = quoteLines(quote, lines, address.state, taxOn);
  const sum = (kind: string) =>
    quoted.filter((line) => line.kind === kind).reduce((total, line) => total + line.taxable_paise, 0);
  const total_paise = quoted.reduce((total, line) => total + line.total_paise, 0);
  const [subtotal_paise, shipping_paise] = [sum('goods'), sum('freight')];
  const sent_at = daysAgo(quote.sent_days_ago);
  const valid_until = dayInIndia(new Date(daysFromNow(quote.valid_for_days)));
  const counter = quote.counter?.map(({ line_no, price }) => ({ line_no, price_paise: price, qty: null })) ?? null;
  const [{ id: quote_id }] = await insertRows<{ id: string }>(client, 'quotes', [
    {
      ...{ company_id, rfq_id, version, status, sent_at, valid_until, buyer_note, counter },
      ...{ ship_address_id: address.id, ship_state: address.state, subtotal_paise, shipping_paise, total_paise },
      tax_paise: total_paise - subtotal_paise - shipping_paise,
      terms: 'Payment 30 days from invoice. Prices are valid for the quoted quantities. Manufacturer’s warranty.',
      ...{ created_by: admin, created_at: sent_at, updated_at: sent_at },
    },
  ]);
  await insertRows(
    client,
    'quote_lines',
    quoted.map((line) => ({ quote_id, company_id, ...line })),
  );
  const byBuyer = status === 'countered' || status === 'declined' || buyer_note !== null;
  const answer = {
    ...{ quote_id, company_id, status: byBuyer && status === 'superseded' ? 'countered' : status },
    ...{ note: buyer_note, user_id: byBuyer ? buyer : null },
  };
  await insertRows(client, 'quote_history', [
    { quote_id, company_id, status: 'sent', note: null, user_id: admin, created_at: sent_at },
    ...(answered_days_ago === undefined ? [] : [{ ...answer, created_at: daysAgo(answered_days_ago) }]),
  ]);
}

/** The lines of a quote with their tax, freight last. */
function quoteLines({ prices, freight }: DemoQuote, lines: RfqLine[], state: string, taxOn: TaxOn) {
  const goods = lines.map(({ line_no, qty, unit, item, product }, index) => ({
    ...{ line_no, kind: 'goods', product_id: product?.id ?? null, rfq_line_no: line_no, qty },
    ...{ sku: product?.sku ?? '', name: item, brand: product?.brand ?? null, unit: product?.unit ?? unit },
    ...{ hsn: product?.hsn ?? '8482', gst_rate_bp: product ? product.gst_rate_bp : 1800 },
    ...{ price_paise: prices[index]!, lead_days: product ? null : 12 },
  }));
  const line_no = lines.length + 1;
  const gst_rate_bp = proposedFreightRate(goods.map((line) => line.gst_rate_bp));
  const transport = { line_no, kind: 'freight', product_id: null, rfq_line_no: null, qty: 1, ...FREIGHT, gst_rate_bp };
  return [...goods, ...(freight ? [{ ...transport, price_paise: freight, lead_days: null }] : [])].map((line) => {
    const taxable_paise = goodsValue(line.qty, line.price_paise, 1);
    const tax = taxOn(taxable_paise, line.gst_rate_bp, state);
    const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
    return { ...line, discount_paise: 0, taxable_paise, ...tax, total_paise };
  });
}
