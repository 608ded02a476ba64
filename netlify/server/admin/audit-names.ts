import { type SQL, sql } from 'drizzle-orm';
import { REFERENCES } from './audit-labels.ts';

/** Table → what one of its records is called. Records that go by their number, such as orders, are left out. */
const LABELS: Readonly<Record<string, string>> = {
  companies: 'name',
  company_notes: `(select 'of ' || name from companies where companies.id = company_id)`,
  users: 'name',
  authenticator_apps: `(select 'of ' || name from users where users.id = user_id)`,
  passkeys: `passkeys.name || ' of ' || (select name from users where users.id = user_id)`,
  recovery_codes: `(select 'of ' || name from users where users.id = user_id)`,
  factor_resets: `(select 'of ' || name from users where users.id = user_id)`,
  addresses: `label || ', ' || city`,
  cost_centres: `code || ' ' || name`,
  approval_steps: `'from ₹' || trim(to_char(from_paise / 100.0, '999999999990.00'))`,
  deputies: `(select 'of ' || name from users where users.id = user_id)`,
  items: `sku || ' · ' || name`,
  products: `(select sku || ' · ' || name from items where items.id = item_id)`,
  item_images: `(select sku || ' · ' || name from items where items.id = item_id)`,
  stock_adjustments: `(select sku || ' · ' || name from items where items.id = item_id)`,
  item_documents: `title || ' of ' || (select sku || ' · ' || name from items where items.id = item_id)`,
  product_imports: 'file_name',
  hsn_rates: `'for HSN ' || hsn`,
  dispatch_settings: `'for all orders'`,
  holidays: 'name',
  delivery_zones: `'for PIN codes ' || prefix`,
  search_synonyms: `'of ' || typed`,
  price_lists: 'name',
  quote_terms: 'name',
  price_list_lines: `(select sku || ' in ' || g.name from items, price_lists g where items.id = item_id and g.id = list_id)`,
  vendors: 'name',
  purchase_orders: 'number',
  quotes: 'code',
  goods_received: `(select 'of ' || code from shipments where shipments.id = shipment_id)`,
  invoices: `coalesce(number, 'draft for order ' || order_id)`,
  delivery_challans: 'number',
  challan_returns: `(select 'to ' || number from delivery_challans where id = challan_id)`,
  accounts_settings: `'for e-invoices'`,
  payment_promises: `(select 'for ' || number from invoices where id = invoice_id)`,
  payment_advices: `reference || ' of ' || (select name from companies where companies.id = company_id)`,
  dunning_steps: `'of day ' || days`,
  credit_holds: `'of order ' || order_id`,
  receipts: `coalesce(number, case when reverses_id is null then 'refund ' else 'reversal ' end || id)`,
  allocations: `(select 'on ' || coalesce(number, 'order ' || order_id) from invoices where invoices.id = invoice_id)`,
  seller_details: `'of ' || to_char(created_at at time zone 'Asia/Kolkata', 'DD Mon YYYY')`,
  book_locks: `coalesce('up to ' || to_char(locked_until, 'FMDD Mon YYYY'), 'removed')`,
  bank_lines: `coalesce(reference, narration)`,
  tds_certificates: `number || ' of ' || (select name from companies where companies.id = company_id)`,
  rfq_submissions: 'code',
  contact_messages: `'from ' || name`,
  contact_answers: `(select 'of ' || name from contact_messages where id = message_id)`,
  job_applications: `'of ' || name || ', ' || job_code`,
  application_notes: `(select 'of ' || name || ', ' || job_code from job_applications where id = application_id)`,
  newsletter_subscribers: 'email',
  webinar_registrations: `'of ' || name`,
  erasures: `'of ' || to_char(created_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY')`,
  outbox: `kind || ' to ' || recipient`,
};

/** One row for each mentioned record: an array, not a join, so that each table is read by its key. */
const named = sql.raw(
  Object.entries(LABELS)
    .map(
      ([table, label]) => `select '${table}' as entity, id, ${label} as name from ${table}
        where id = any (array(select record::bigint from mentioned where entity = '${table}'))`,
    )
    .join(' union all '),
);

/** Selects as `names` table → id → name of each record that these entries are of, or that their changes refer to. */
export const selectNames = (ids: SQL): SQL => sql`
  with entries as (
    select entity, entity_id, changes from audit_log where id = any (${ids})
  ), records as (
    select entity, entity_id as record from entries
    union
    select reference.entity, record
      from entries, jsonb_each_text(${JSON.stringify(REFERENCES)}::jsonb) as reference (name, entity),
        jsonb_array_elements_text(changes -> reference.name) as value,
        -- An id, or an array of them.
        regexp_split_to_table(value, '[^0-9]+') as record
  ), mentioned as materialized (
    select entity, record from records where record ~ '^[0-9]{1,18}$'
  )
  select coalesce(jsonb_object_agg(entity, names), '{}') as names
  from (select entity, jsonb_object_agg(id, name) as names from (${named}) as one group by entity) as of_entity`;
