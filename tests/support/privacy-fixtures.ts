import type { Api } from './api.ts';
import { addCompany, addProduct, addUser, request, signIn } from './fixtures.ts';
import { addListRows } from './list-fixtures.ts';
import { addInvoice, addLifeCycle } from './portal-fixtures.ts';
import { addApplication } from './examples/support-examples.ts';

/** A person by whom texts are searched. */
export interface Traced {
  name: string;
  email: string;
  phone: string;
}

/** Columns of every table that hold text, and whether the database computes them. */
const TEXT_COLUMNS = `select c.table_name as "table", c.column_name as "column", c.data_type as type,
    c.is_generated = 'ALWAYS' as generated
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json', 'ARRAY')`;
interface Column {
  table: string;
  column: string;
  type: string;
  generated: boolean;
}

/** `table.column` of each column, in all tables, that contains the name, the address or the phone number. */
export async function tracesIn(api: Api, { name, email, phone }: Traced): Promise<string[]> {
  const columns = await api.sql<Column>(`${TEXT_COLUMNS} order by 1, 2`);
  const parts = columns.map(
    ({ table, column }) => `select '${table}.${column}' as place where exists (select from "${table}"
      where "${column}"::text ilike any (array['%' || $1 || '%', '%' || $2 || '%', '%' || $3 || '%']))`,
  );
  const found = await api.sql<{ place: string }>(parts.join(' union all '), [name, email, phone]);
  return found.map(({ place }) => place).sort();
}

/**
 * Adds a buyer, and writes their name, address and phone number into every text of every record of the company that accepts
 * them, as people do in notes; into the contacts of the company; and by the visitor's forms.
 */
export async function addPersonEverywhere(api: Api): Promise<Traced> {
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  const { id: user_id, email } = await addUser(api, company_id);
  const person = { name: 'Meenakshi Sundaram', email, phone: '+91 98765 43210' };
  await addLifeCycleOf(api, email, { company_id, user_id });
  await api.sql('update users set name = $2, phone = $3 where id = $1', [user_id, person.name, person.phone]);
  await api.sql(
    `update companies set contact_person_name = $2, contact_person_email = $3, contact_person_phone = $4,
       accounts_person_name = $2, accounts_person_email = upper($3), accounts_person_phone = $4 where id = $1`,
    [company_id, person.name, email, person.phone],
  );
  await leaveTraces(api, person);
  const columns = await api.sql<Column>(
    `${TEXT_COLUMNS} and c.is_generated = 'NEVER' and c.data_type = 'text' and c.table_name in (
       select table_name from information_schema.columns where table_schema = 'public' and column_name in ('company_id', 'payer_id'))`,
  );
  for (const { table, column } of columns.filter(({ table }) => table !== 'users' && table !== 'audit_log')) {
    const owner = table === 'bank_lines' ? 'payer_id' : 'company_id';
    const note = `Call ${person.name.toUpperCase()}, ${email}, 098765-43210`;
    // A number, a status or a code does not accept such a text.
    await api
      .sql(`update "${table}" set "${column}" = $2 where ${owner} = $1`, [company_id, note])
      .catch(() => undefined);
  }
  await api.sql(`update dunning_mails set recipients = array[$2, 'other@example.test'] where company_id = $1`, [
    company_id,
    email,
  ]);
  await api.sql(
    `insert into audit_log (user_id, action, entity, entity_id, company_id, changes) values
       ($2::bigint, 'update', 'orders', '100001', $1, jsonb_build_object('notes', jsonb_build_array(null, 'Ask ' || $3::text), 'total_paise', '[100, 9876543210]'::jsonb)),
       ($2::bigint, 'update', 'users', $2::bigint::text, $1, jsonb_build_object('name', jsonb_build_array('M. Sundaram', $3::text)))`,
    [company_id, user_id, person.name],
  );
  await api.sql(`insert into outbox (kind, recipient, payload) values ('order-placed', 'other@example.test', $1)`, [
    JSON.stringify({ by: person.name, order: 1 }),
  ]);
  const sent = { order_id: 1, lines: [{ item: `For ${person.name}` }] };
  await api.sql(
    `insert into outbox (kind, recipient, payload, sent_at, content) values ('order-placed', 'other@example.test', $1, now(), $2)`,
    [
      { about: `Order 1, PO ${person.name}` },
      { subject: 'Order', text: `For ${person.name}`, files: [], payload: sent },
    ],
  );
  return person;
}

async function addLifeCycleOf(api: Api, email: string, owner: { company_id: number; user_id: number }): Promise<void> {
  const product_id = await addProduct(api, owner.company_id);
  const buyer = await signIn(api, email);
  await buyer.post('/api/orders/create', {
    items: [{ product_id, qty: 1 }],
    notes: 'Gate 2',
    idempotency_key: 'a-key-of-mine',
  });
  const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
  const { body } = await buyer.post('/api/customer/rfq-create', { title: 'Bearings', requirement: 'Sealed', lines });
  await api.sql(`insert into messages (rfq_id, company_id, user_id, body) values ($1, $2, $3, 'Which seal?')`, [
    ...[body.id, owner.company_id, owner.user_id],
  ]);
  await addInvoice(api, owner);
  await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two boxes are missing.' });
  await buyer.post('/api/customer/favourite-save', { product_id, favourite: true });
  await addListRows(api, owner, product_id);
  await buyer.post('/api/customer/list-create', {
    ...{ name: 'Mine', note: 'Line 2', shared: false, lines: [{ product_id, qty: 1 }] },
  });
  await addLifeCycle(api, owner);
  const staff = await addUser(api, null);
  await api.sql(`insert into company_notes (company_id, user_id, body) values ($1, $2, 'Pays late.')`, [
    ...[owner.company_id, staff.id],
  ]);
  await api.sql(
    `insert into bank_lines (account, date, narration, invoice_numbers, amount_paise, fingerprint, status, payer_id, receipt_id,
       decided_by, decided_at, file_name, row_no, created_by)
     select 'HDFC', '2026-11-02', 'NEFT', '{}', 100, 'f', 'matched', $1, max(id), $2, now(), 'a.csv', 1, $2
       from receipts where company_id = $1`,
    [owner.company_id, owner.user_id],
  );
}

/** Sends all the visitor's forms, an answer and a note; turns the enquiry into an RFQ of a company. */
export async function leaveTraces(api: Api, { name, email, phone }: Traced): Promise<{ resume_key: string }> {
  const first = name.split(' ')[0]!.toLowerCase();
  const resume_key = `resumes/${first}-${email}`;
  await request(api, 'POST', '/api/contact', { body: { name, email, phone, message: `I am ${name}.` } });
  await request(api, 'POST', '/api/rfq', {
    body: { name, email, phone, requirement: `Bearings. Call ${name}, ${phone}.` },
  });
  await request(api, 'POST', '/api/newsletter', { body: { email } });
  await api.sql(
    `insert into webinar_registrations (webinar, name, email, held_on) values ('rate-contracts', $1, $2, '2026-12-01')`,
    [name, email],
  );
  const application = await addApplication(api, { name, email, phone, resume_key, resume_name: `${first}.pdf` });
  const staff = await addUser(api, null);
  await api.sql(`insert into application_notes (application_id, user_id, note) values ($1, $2, 'Called ' || $3)`, [
    ...[application, staff.id, name],
  ]);
  await api.sql(
    `insert into contact_answers (message_id, user_id, body)
     select id, $2, 'Dear ' || name || ', we call today.' from contact_messages where email = $1`,
    [email, staff.id],
  );
  const { company_id } = await addCompany(api, 'Vindhya');
  const customer = await addUser(api, company_id);
  const [enquiry] = await api.sql<{ id: string }>('select id from rfq_submissions where email = $1', [email]);
  const clerk = await signIn(api, staff.email);
  const handled = await clerk.post('/api/admin/enquiry-handle', { id: Number(enquiry!.id), user_id: customer.id });
  if (handled.status !== 200) throw new Error(`the enquiry was not handled: ${handled.text}`);
  return { resume_key };
}
