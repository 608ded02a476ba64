import { priceLine, sumLines } from '#server/catalog/pricing.ts';
import type { Api } from './api.ts';
import type { Owner } from './portal-fixtures.ts';

/** The fields of a line that a test sets. */
interface Line {
  kind?: 'goods' | 'freight';
  product_id?: number | null;
  rfq_line_no?: number | null;
  sku?: string;
  name?: string;
  qty?: number;
  price_paise?: number;
  discount_paise?: number;
  gst_rate_bp?: number | null;
  lead_days?: number | null;
}

/** The fields of a quote that a test sets. By default it is sent, version 1, of one line and valid until 2999. */
interface Quote {
  rfq_id?: number;
  version?: number;
  status?: string;
  /** SQL of the last day, such as `${TODAY} + 3`. */
  valid_until?: string;
  lines?: Line[];
}

/** Today in India, in SQL. */
export const TODAY = `(now() at time zone 'Asia/Kolkata')::date`;

/** Inserts an RFQ; returns its id. */
export async function addRfq(api: Api, { company_id, user_id }: Owner, status = 'quoted'): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `insert into rfqs (company_id, title, status, created_by, ship_address_id)
     select $1, 'Bearings for line 2', $3, $2, id from addresses where company_id = $1 order by is_default desc limit 1
     returning id`,
    [company_id, user_id, status],
  );
  return Number(row!.id);
}

/** Inserts a version of a quote, priced and taxed by the server's engine; returns its id. */
export async function addQuote(api: Api, owner: Owner, quote: Quote = {}): Promise<number> {
  const { company_id, user_id } = owner;
  const { version = 1, status = 'sent', valid_until = `'2999-12-31'`, lines = [{}] } = quote;
  const rfq_id = quote.rfq_id ?? (await addRfq(api, owner));
  const [address] = await api.sql<{ id: string; state: string; is_sez: boolean }>(
    'select a.id, a.state, a.is_sez from rfqs r join addresses a on a.id = r.ship_address_id where r.id = $1',
    [rfq_id],
  );
  const priced = lines.map((line, index) => pricedLine(line, index, address!));
  const sums = sumLines(priced);
  const freight = priced.filter(({ kind }) => kind === 'freight').reduce((sum, line) => sum + line.taxable_paise, 0);
  const isDraft = status === 'draft';
  const [row] = await api.sql<{ id: string }>(
    `insert into quotes (company_id, rfq_id, version, status, valid_until, sent_at, ship_address_id, ship_state,
       subtotal_paise, shipping_paise, tax_paise, total_paise, created_by, terms)
     values ($1, $2, $3, $4, ${isDraft ? 'null, null' : `${valid_until}, now() - interval '3 days'`}, $5, $6,
       $7, $8, $9, $10, $11, '30 days from invoice') returning id`,
    [
      ...[company_id, rfq_id, version, status, address!.id, address!.state],
      ...[sums.subtotal_paise - freight, freight, sums.tax_paise, sums.total_paise, user_id],
    ],
  );
  const id = Number(row!.id);
  for (const line of priced) await insertLine(api, { quote_id: id, company_id, ...line });
  await api.sql('insert into quote_history (quote_id, company_id, status) values ($1, $2, $3)', [
    id,
    company_id,
    status,
  ]);
  return id;
}

function pricedLine(line: Line, index: number, place: { state: string; is_sez: boolean }) {
  const row = {
    ...{ line_no: index + 1, kind: 'goods', product_id: null, rfq_line_no: null },
    ...{ sku: `Q-${index + 1}`, name: `Part ${index + 1}`, unit: 'NOS', hsn: '8482', lead_days: null },
    ...{ qty: 1, price_paise: 10_000, price_per: 1, discount_paise: 0, gst_rate_bp: 1800 as number | null },
    ...line,
  };
  return { ...row, ...priceLine(row, row.qty, place, row.discount_paise) };
}

async function insertLine(api: Api, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  await api.sql(
    `insert into quote_lines (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
}
