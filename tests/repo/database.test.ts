import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { createDatabase } from '../support/database.ts';

/** Compares the database with db/sql: it has exactly what the files define. */
const texts = globSync('db/sql/**/*.sql').map((path) => readFileSync(path, 'utf8'));

let url: string;
const query = <Row>(text: string) => withConnection(url, async (client) => (await client.query(text)).rows as Row[]);

beforeAll(async () => {
  url = await createDatabase();
  await migrate(url);
});

/** Functions of the schema that do not belong to an extension. */
const OWN_FUNCTIONS = `pg_proc p where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;
const OWN_TABLES = `pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')`;
const TRIGGERS = `pg_trigger t where not t.tgisinternal`;
const POLICIES = `pg_policies where schemaname = 'public'`;

describe('every rule of the database is in exactly one file', () => {
  it.each([
    {
      kind: 'function',
      written: /^create (?:or replace )?function (\w+)/gm,
      there: `proname as name from ${OWN_FUNCTIONS}`,
    },
    {
      kind: 'trigger',
      written: /^create trigger (\w+)\s[^;]*?\son (\w+)/gm,
      there: `tgname || ' ' || tgrelid::regclass as name from ${TRIGGERS}`,
    },
    {
      kind: 'policy',
      written: /^create policy (\w+) on (\w+)/gm,
      there: `policyname || ' ' || tablename as name from ${POLICIES}`,
    },
  ])('$kind', async ({ written, there }) => {
    const inFiles = texts.flatMap((text) => [...text.matchAll(written)].map(([, ...names]) => names.join(' ')));
    const inDatabase = (await query<{ name: string }>(`select ${there}`)).map(({ name }) => name);
    expect(inFiles.length).toBeGreaterThan(10);
    expect(inDatabase.sort()).toEqual(inFiles.sort());
  });

  it('created again from the files alone, it has the same definitions, owners and grants', async () => {
    const describeAll = () =>
      query(`
        select pg_get_functiondef(p.oid) as rule, proowner::regrole::text as owner, proacl::text as grants from ${OWN_FUNCTIONS}
        union all select pg_get_triggerdef(t.oid), null, null from ${TRIGGERS}
        union all select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check), null, null from ${POLICIES}
        union all select c.oid::regclass::text, relowner::regrole::text, concat_ws(' ', coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))::text, relrowsecurity, reloptions,
          (select string_agg(attname || attacl::text, ' ' order by attnum) from pg_attribute where attrelid = c.oid)) from ${OWN_TABLES}
        order by 1`);
    const before = await describeAll();
    await query(`delete from migrations.applied_files where path like 'sql/%'`);
    await migrate(url);
    expect(await describeAll()).toEqual(before);
  });
});

/**
 * Columns that are not in a table's list of granted columns, because they never change. Keys, generated
 * columns, `company_id`, `created_at`, `created_by` and `search_text`, which triggers write, are not listed.
 */
const WITHOUT_GRANT: Record<string, string> = {
  'SELECT approval_links': 'order_id, step_no, used_at',
  'UPDATE addresses': 'is_company_address',
  // Only an erasure changes these three: it removes a name from a text.
  'UPDATE audit_log': 'at, user_id, action, entity, entity_id',
  'UPDATE dunning_mails': 'step_id, days, subject',
  'UPDATE order_history': 'order_id, status, shipment_id, user_id',
  'UPDATE authenticator_apps': 'user_id, secret',
  'UPDATE approval_links': 'order_id, user_id, step_no, used_at',
  'UPDATE bank_lines':
    'account, date, narration, reference, invoice_numbers, payer, amount_paise, fingerprint, file_name, row_no',
  'UPDATE company_notes': 'user_id',
  'UPDATE contact_messages': 'name, email, phone, company, message, notice_version',
  'UPDATE credit_holds': 'order_id, held_by',
  'UPDATE delivery_challans':
    'order_id, number, date, reason, reason_note, consignee_name, consignee_address, consignee_gstin, place_of_supply, ' +
    'po_number, taxable_paise, cgst_paise, sgst_paise, igst_paise, amount_paise',
  'UPDATE delivery_zones': 'prefix',
  'UPDATE email_changes': 'user_id, email',
  'UPDATE factor_challenges': 'user_id, purpose, expires_at',
  'UPDATE goods_received_lines': 'order_id, short_qty, damaged_qty',
  'UPDATE goods_received': 'order_id, shipment_id',
  'UPDATE holidays': 'day',
  'UPDATE hsn_rates': 'hsn, valid_from',
  'UPDATE idempotency': 'user_id, key, request_hash, order_id, rfq_id',
  'UPDATE invoices':
    'order_id, kind, challan_id, credits_id, debits_id, return_id, reason_code, reason, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, ' +
    'ship_to, ship_to_gstin, po_number, po_date, place_of_supply, is_sez, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, ' +
    'amount_paise, needs_irn',
  'UPDATE job_applications':
    'job_code, name, email, phone, message, resume_key, resume_name, resume_type, notice_version',
  'UPDATE newsletter_subscribers': 'id',
  'UPDATE order_lines': 'kind, product_id, brand, sku, name, unit, hsn, price_paise, price_per, gst_rate_bp',
  'UPDATE order_questions': 'order_id, question, changes',
  'UPDATE deputies': 'user_id',
  'UPDATE order_approvals': 'from_paise, of_cost_centre, approver_ids',
  'UPDATE orders':
    'user_id, po_number, po_date, ship_address_id, ship_label, ship_address, ship_state, ship_gstin, quote_id, ' +
    'cost_centre_id, cost_centre, need_by, source, entered_by',
  'UPDATE outbox': 'kind, recipient, priority, caller_company, resent_by, message_id',
  'UPDATE password_resets': 'user_id',
  'UPDATE item_images': 'item_id, url',
  'UPDATE passkeys': 'user_id, credential_id, public_key, transports',
  'UPDATE price_list_lines': 'list_id, item_id',
  'UPDATE product_imports': 'file_name, fingerprint, rows, columns',
  'UPDATE quotes': 'rfq_id, version',
  'UPDATE receipts':
    'number, amount_paise, tds_paise, method, reference, received_on, remarks, order_id, reverses_id, refunds_id, ' +
    'bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, idempotency_key, recorded_by',
  'UPDATE recovery_codes': 'user_id',
  'UPDATE requisition_list_lines': 'sku, name, unit',
  'UPDATE requisition_lists': 'user_id',
  'UPDATE returns': 'order_id, kind, goods_received_id',
  'UPDATE rfq_history': 'rfq_id, status, user_id',
  'UPDATE messages': 'rfq_id, order_id, user_id, from_staff, internal, mentions, file_key',
  'UPDATE purchase_order_lines': 'item_id, sku, name, unit, qty, cost_paise, cost_per, due_on, note',
  'UPDATE purchase_orders': 'number, date',
  'UPDATE quote_history': 'quote_id, status, user_id',
  'UPDATE payment_advices': 'paid_on, method, amount_paise, tds_paise',
  'UPDATE payment_promises': 'invoice_id, amount_paise, pay_on, paid_before_paise, recorded_by',
  'UPDATE ticket_messages': 'ticket_id, user_id',
  'UPDATE attachments': 'user_id, line_no, file_key, size',
  'UPDATE rfq_submissions':
    'code, name, company, email, phone, requirement, lines, attachment_key, attachment_name, notice_version',
  'UPDATE rfqs': 'ship_address_id, attachment_key, enquiry_id, message_id, need_by, source, entered_by',
  'UPDATE saved_views': 'user_id',
  'UPDATE sessions': 'user_id, user_agent, expires_at',
  'UPDATE shipments': 'order_id, claim_id',
  'UPDATE stock_count_lines': 'item_id, sku, name, unit, bin',
  'UPDATE stock_counts': 'scope',
  'UPDATE tickets': 'user_id, category, order_id',
  // Set by triggers.
  'UPDATE users': 'must_change_password, email_in_use',
  'UPDATE webinar_registrations': 'webinar, name, email, company, notice_version',
};

it('a column that is not in a list of granted columns is listed here', async () => {
  const found = await query<{ grant: string; columns: string }>(`
    with privileges as (
      select c.oid, relname, attname, attnum, privilege,
        bool_or(has_table_privilege(r.oid, c.oid, privilege)) as whole,
        bool_or(has_any_column_privilege(r.oid, c.oid, privilege)) as partly,
        bool_or(has_column_privilege(r.oid, c.oid, attnum, privilege)) as granted
      from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '',
        unnest(array['SELECT', 'INSERT', 'UPDATE']) as privilege, pg_roles r
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and rolname like 'plantsetu_%' and rolname <> current_user
        and attname not in ('company_id', 'created_at', 'created_by', 'search_text')
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and attnum = any (i.indkey))
      group by c.oid, relname, attname, attnum, privilege
    )
    select privilege || ' ' || relname as grant, string_agg(attname, ', ' order by attnum) as columns
    from privileges where partly and not whole and not granted group by 1 order by 1`);
  expect(
    Object.fromEntries(found.map(({ grant, columns }) => [grant, columns])),
    'A new column: add it to its table in db/sql/grants.sql, or to WITHOUT_GRANT if it never changes',
  ).toEqual(WITHOUT_GRANT);
});

it('only the system reads the hash of a password', async () => {
  const readers = await query<{ role: string }>(
    `select rolname as role from pg_roles where rolname like 'plantsetu_%' and rolname <> current_user
       and has_column_privilege(oid, 'users', 'password_hash', 'select')`,
  );
  expect(readers).toEqual([{ role: 'plantsetu_system' }]);
});

it.each([
  ['authenticator_apps', 'secret'],
  ['passkeys', 'public_key'],
  ['recovery_codes', 'hashes'],
])('only the system reads what proves a second factor: %s.%s', async (table, column) => {
  const readers = await query<{ role: string }>(
    `select rolname as role from pg_roles where rolname like 'plantsetu_%' and rolname <> current_user
       and has_column_privilege(oid, '${table}', '${column}', 'select')`,
  );
  expect(readers).toEqual([{ role: 'plantsetu_system' }]);
});

it('every status column refuses a status that is not in its table', async () => {
  const found = await query<{ table: string; checked: boolean }>(`
    select c.relname as table, exists (
      select from pg_constraint where conrelid = c.oid and conname = c.relname || '_status_known') as checked
    from pg_class c join pg_attribute a on a.attrelid = c.oid and attname = 'status'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ checked }) => !checked)).toEqual([]);
});
