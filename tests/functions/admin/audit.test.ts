import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditKinds } from '#contracts/admin/audit-log.ts';
import { REFERENCES } from '#server/admin/audit-labels.ts';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addApplication, addFailedMail, addMessage } from '../../support/examples/support-examples.ts';
import { addExamples } from '../../support/endpoints.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person & { id: number };
let admin: Person;
let buyer: Person & { id: number; email: string };
let company_id: number;
let product: number;

const join = async (company: number | null, role?: string) => {
  const user = await addUser(api, company, role);
  return { ...user, ...(await signIn(api, user.email)) };
};
beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli Auto'));
  [buyer, staff, admin] = [await join(company_id), await join(null), await join(null, 'admin')];
  product = await addProduct(api, company_id, { sku: 'BRG-1', price_paise: 10_000 });
  const { body } = await staff.get(`/api/admin/product-get?id=${product}`);
  await staff.post('/api/admin/product-save', { ...body.product, name: 'Spindle bearing', price: 1234.5 });
  await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two are missing.' });
});
afterAll(() => api.stop());

const list = async (query = '', reader: Person = staff) => (await reader.get(`/api/admin/audit-list?${query}`)).body;
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

describe('the log', () => {
  it('shows as text who changed which record, when, and the values before and after', async () => {
    const [entry] = (await list('entity=products')).items;
    expect(entry).toMatchObject({
      ...{ user_id: staff.id, action: 'update', entity: 'products', entity_id: String(product) },
      record: 'Product BRG-1 · Spindle bearing',
      ...{ at: expect.stringMatching(/Z$/), person: { role: 'employee' }, company: { name: 'Aravalli Auto' } },
    });
    expect(entry.changes).toContainEqual({ field: 'Price', before: '₹100.00', after: '₹1,234.50' });
    const [item] = (await list('entity=items')).items;
    expect(item).toMatchObject({ record: 'Item BRG-1 · Spindle bearing' });
    expect(item.changes).toContainEqual({ field: 'Name', before: expect.any(String), after: 'Spindle bearing' });
  });

  it('can be searched by person, record, company and date', async () => {
    const ticket = (await list('entity=tickets')).items[0];
    expect(ticket).toMatchObject({ action: 'insert', user_id: buyer.id });
    const found = async (query: string) => (await list(query)).items.map(({ id }: { id: number }) => id);
    for (const query of [
      `user_id=${buyer.id}`,
      `who=${buyer.email}`,
      `q=TKT-${ticket.entity_id.padStart(6, '0')}`,
      `entity=tickets&q=${ticket.entity_id}`,
      `company_id=${company_id}&entity=tickets`,
      `day=${today}&user_id=${buyer.id}`,
    ]) {
      expect(await found(query), query).toContain(ticket.id);
    }
    for (const query of [
      `user_id=${staff.id}`,
      'who=unknown',
      'q=TKT-999999',
      `company_id=${company_id + 1}`,
      'day=2001-01-01',
    ]) {
      expect(await found(query), query).not.toContain(ticket.id);
    }
  });

  it('shows the names of the old and the new company of a moved record', async () => {
    const other = await addCompany(api, 'Konkan Mills');
    const id = await addProduct(api, company_id, { sku: 'MOVE-1' });
    await staff.post('/api/admin/product-save', { id, company_id: other.company_id, sku: 'MOVE-1', name: 'Moved' });
    const [entry] = (await list(`entity=products&q=${id}`)).items;
    expect(entry).toMatchObject({ record: 'Product MOVE-1 · Moved', company: { name: 'Konkan Mills' } });
    expect(entry.changes).toContainEqual({ field: 'Company', before: 'Aravalli Auto', after: 'Konkan Mills' });
  });

  it('is exported with the same texts', async () => {
    const { text } = await staff.get(`/api/admin/audit-export?entity=products&q=${product}`);
    expect(text).toMatch(/,changed,Product,Product BRG-1 · Spindle bearing,\d+,Aravalli Auto,/);
  });

  it('has pages, with the latest entries first', async () => {
    const [one, two] = [await list('size=1'), await list('size=1&page=2')];
    expect(one.items[0].id).toBeGreaterThan(two.items[0].id);
  });

  it('never shows a password or a key of the private store', async () => {
    const { body } = await admin.post('/api/employees/create-customer', {
      company_id,
      name: 'X',
      email: 'x@y.example',
    });
    await admin.post('/api/admin/customer-resend', { id: body.id, way: 'password' });
    const [entry] = (await list('entity=users')).items;
    expect(entry.changes).toContainEqual({ field: 'Password', before: null, after: 'changed' });
    expect(JSON.stringify(entry)).not.toContain('argon2');
  });

  it.each(['day=yesterday', 'day=0000-01-01', 'company_id=x', 'entity=users;', 'user_id=0'])(
    'refuses %s',
    async (query) => {
      expect((await staff.get(`/api/admin/audit-list?${query}`)).status).toBe(400);
    },
  );

  it('returns 401 without a token and 403 to a buyer', async () => {
    const call = (person: Person) => person.get('/api/admin/audit-list');
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });
});

describe('the log is written only by triggers, and append-only:', () => {
  it.each([
    `update audit_log set user_id = 1`,
    `delete from audit_log`,
    `truncate audit_log`,
    `insert into audit_log (user_id, action, entity, entity_id, changes) values (1, 'update', 'users', '1', '{}')`,
  ])('the functions’ role may not %s, even as staff', async (statement) => {
    const app = await connectAsApp();
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [staff.id]);
    const caller = { user: staff.id, id: session!.id };
    expect(await app.count('select 1 from audit_log limit 1', caller)).toBe(1);
    expect(await app.count(statement, caller)).toBe(REFUSED);
    await app.stop();
  });
});

describe('an entry shows', () => {
  /** What is logged: tables with the trigger, and imports, which write one row themselves. */
  let audited: string[];
  /** Kinds whose only name is their number. */
  const numbered = Object.keys(auditKinds).filter((kind) => kind === 'orders' || auditKinds[kind]!.code);

  beforeAll(async () => {
    const tables = await api.sql<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit'`,
    );
    audited = [...tables.map(({ name }) => name), 'product_imports'].toSorted();
    await addExamples(api);
    await Promise.all([addMessage(api), addApplication(api), addFailedMail(api)]);
    for (const statement of [
      `insert into newsletter_subscribers (email, token_hash) values ('asha@x.example', 'x')`,
      `insert into webinar_registrations (webinar, name, email) values ('rates', 'Asha Rao', 'a@x.example')`,
      `insert into accounts_settings (e_invoice_from) values ('2199-04-01') on conflict do nothing`,
      `insert into book_locks (reason, created_by) values ('Wrong rate', ${staff.id})`,
      `insert into seller_details (created_by) values (${staff.id})`,
      `insert into item_images (item_id, url) select item_id, '/a.webp' from products where id = ${product}`,
      `insert into contact_answers (message_id, user_id, body) select max(id), ${staff.id}, 'Yes.' from contact_messages`,
      `insert into payment_promises (company_id, invoice_id, amount_paise, pay_on, said_by, paid_before_paise, recorded_by)
       select company_id, id, 100, '2199-01-01', 'Sunita', 0, ${staff.id} from invoices where number is not null limit 1`,
      `insert into company_notes (company_id, user_id, body) select max(id), ${staff.id}, 'Pays on the 10th.' from companies`,
      `insert into cost_centres (company_id, code, name) select max(id), 'CC-9', 'Tool room' from companies`,
      `insert into approval_steps (company_id, from_paise, approver_ids) select max(id), 5000000, array[${buyer.id}] from companies`,
      `insert into deputies (company_id, user_id, deputy_id, from_day, until_day)
       select max(id), ${buyer.id}, ${staff.id}, '2199-01-01', '2199-01-05' from companies`,
      `insert into authenticator_apps (user_id, secret, last_step) values (${staff.id}, 'x', 0)`,
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       values (${staff.id}, 'Laptop', 'x', 'x', 0, '{}')`,
      `insert into recovery_codes (user_id, hashes) values (${staff.id}, '{x}')`,
      // Ends the sessions of the one whose factors are reset.
      `insert into factor_resets (user_id, reason, reset_by) values (${buyer.id}, 'Lost', ${staff.id})`,
      `insert into erasures (subject_hash, reason, erased, created_by) values ('x', 'By mail', '{}', ${staff.id})`,
      `insert into dunning_steps (days, subject, body) values (200, 'Overdue', 'Please pay.')`,
      `insert into credit_holds (company_id, order_id, reason, held_by)
       select company_id, id, 'Over the limit', ${staff.id} from orders limit 1`,
      `insert into challan_returns (challan_id, line_no, company_id, qty, returned_on, created_by)
       select id, 1, company_id, 1, '2199-01-01', ${staff.id} from delivery_challans limit 1`,
      `insert into application_notes (application_id, user_id, note) select max(id), ${staff.id}, 'Good.' from job_applications`,
    ]) {
      await api.sql(statement);
    }
  });

  it('a name for every kind of logged record', () => {
    expect(Object.keys(auditKinds).toSorted()).toEqual(audited);
  });

  it.each(Object.keys(auditKinds))('a record of %s under its known name', async (kind) => {
    const [row] = await api.sql<{ id: string }>(`select id from ${kind} order by id desc limit 1`);
    await api.sql(
      `insert into audit_log (user_id, action, entity, entity_id, changes) values ($1, 'update', $2, $3, '{}')`,
      [staff.id, kind, row!.id],
    );
    // Employees cannot read erasures.
    const [{ record }] = (await list(`entity=${kind}&size=1`, admin)).items;
    const { one, code } = auditKinds[kind]!;
    if (numbered.includes(kind)) expect(record).toBe(code ? code + row!.id.padStart(6, '0') : `${one} ${row!.id}`);
    else expect(record).toMatch(new RegExp(`^${one} (?!\\d+$)..`));
  });

  it('the name of every record that its columns refer to', async () => {
    const led = await api.sql<{ name: string; target: string }>(
      `select distinct a.attname as name, f.confrelid::regclass::text as target
       from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
       where f.contype = 'f' and f.conrelid = any($1::regclass[]) and f.confrelid <> 'subcategories'::regclass`,
      [audited.filter((table) => table !== 'product_imports')],
    );
    expect(led.filter(({ name, target }) => REFERENCES[name] !== target)).toEqual([]);
    expect(Object.values(REFERENCES).filter((table) => !auditKinds[table])).toEqual([]);
  });

  it('a record that is found by its number', async () => {
    const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).items[0];
    for (const [table, number, change] of [
      ['invoices', 'PS/2627/900118', `set number = 'PS/2627/900118'`],
      ['quotes', 'QUO-000003/7', 'set rfq_id = 3, version = 7'],
      ['rfq_submissions', 'ENQ-7KQ2M4XP', `set code = 'ENQ-7KQ2M4XP'`],
    ]) {
      const [row] = await api.sql<{ id: string }>(
        `update ${table} ${change} where id = (select max(id) from ${table}) returning id`,
      );
      await api.sql(
        `insert into audit_log (user_id, action, entity, entity_id, changes) values ($1, 'update', $2, $3, '{}')`,
        [staff.id, table, row!.id],
      );
      const entry = { entity: table, entity_id: row!.id, record: expect.stringContaining(number!) };
      expect(await found(number!.toLowerCase())).toMatchObject(entry);
    }
    await api.sql(
      `insert into audit_log (user_id, action, entity, entity_id, changes)
       values ($1, 'update', 'users', $2, '{}'), ($1, 'update', 'companies', $3, '{}')`,
      [staff.id, String(buyer.id), String(company_id)],
    );
    const of = async (entity: string, q: string) => (await list(`entity=${entity}&q=${encodeURIComponent(q)}`)).items;
    const entries = (await list('q=brg1')).items.map(({ record }: { record: string }) => record);
    expect(new Set(entries)).toEqual(new Set(['Product BRG-1 · Spindle bearing', 'Item BRG-1 · Spindle bearing']));
    expect((await of('users', buyer.email.toUpperCase()))[0]).toMatchObject({ entity_id: String(buyer.id) });
    const { name } = (await api.sql<{ name: string }>(`select name from users where id = ${buyer.id}`))[0]!;
    expect((await of('users', name.toUpperCase()))[0]).toMatchObject({ entity_id: String(buyer.id) });
    expect((await of('companies', 'aravalli AUTO'))[0]).toMatchObject({ record: 'Company Aravalli Auto' });
    expect((await of('quotes', 'QUO-000003'))[0]).toMatchObject({ record: 'Quote QUO-000003/7', rfq_id: 3 });
    expect(await of('products', 'nothing-like-it')).toEqual([]);
    expect(await found('PS/2627/999999')).toBeUndefined();
  });
});
