import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';
import { pack, registration } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { addChallan, addInvoice } from '../../support/portal-fixtures.ts';
import { whileHeld } from '../../support/row-held.ts';

/** The books are locked up to 31 October 2026 in most of these tests: entries dated up to it are refused (decision 040). */
let api: Api;
let at: InvoiceBody;
let admin: Person;
let app: AppRole;

const LOCKED = '2026-10-31';
const REFUSAL = 'The books are locked up to 31 Oct 2026. Enter a later date, or ask an admin to unlock them.';

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});
beforeEach(async () => {
  await api.sql('delete from accounts_settings');
  await api.sql('delete from allocations');
  await api.sql('delete from receipts');
  await api.sql('delete from book_locks');
});

const lock = (locked_until: string | null, was: string | null = null, reason = 'GSTR-1 of October filed') =>
  admin.post('/api/admin/accounts-lock', { locked_until, was, reason });
const closing = async (period = '2026-10', person = at.staff) =>
  (await person.get(`/api/admin/accounts-closing?period=${period}`)).body;
/** Inserts a line; the id of its invoice follows. */
const LINE_OF = `insert into invoice_lines (company_id, line_no, order_line_no, sku, name, unit, qty, price_paise, taxable_paise,
  cgst_paise, sgst_paise, igst_paise, total_paise, invoice_id)
  select (select min(id) from companies), (select coalesce(max(line_no), 0) + 1 from invoice_lines), 1, 'S', 'Bearing', 'NOS',
    1, 100, 100, 0, 0, 0, 100,`;
const october = (fields: object = {}) => addInvoice(api, at.owner, { date: '2026-10-05', ...fields });
const shown = ({ status, body }: Answer) => [status, body.message];

describe('the lock date', () => {
  it('is set by an admin with a reason, seen by staff, and kept in the audit log with the reason', async () => {
    expect(shown(await lock(LOCKED))).toEqual([200, 'The books are locked up to 31 Oct 2026.']);
    // The same reason again: the log has it each time.
    expect(shown(await lock('2026-09-30', LOCKED))).toEqual([200, 'The books are locked up to 30 Sept 2026.']);
    expect(shown(await lock(null, '2026-09-30', 'Wrong rate in August'))).toEqual([200, 'The books are open.']);
    const { locks, locked_until, may_change } = await closing();
    expect({ locked_until, may_change }).toEqual({ locked_until: null, may_change: false });
    expect(locks.map((one: { locked_until: string; reason: string }) => [one.locked_until, one.reason])).toEqual([
      [null, 'Wrong rate in August'],
      ['2026-09-30', 'GSTR-1 of October filed'],
      [LOCKED, 'GSTR-1 of October filed'],
    ]);
    const { items } = (await admin.get('/api/admin/audit-list?entity=book_locks')).body;
    expect(items.slice(0, 3).map((entry: { changes: { field: string; after: string }[] }) => entry.changes)).toEqual([
      expect.arrayContaining([{ field: 'Reason', before: null, after: 'Wrong rate in August' }]),
      expect.arrayContaining([{ field: 'Reason', before: null, after: 'GSTR-1 of October filed' }]),
      expect.arrayContaining([{ field: 'Locked until', before: null, after: '31 Oct 2026' }]),
    ]);
  });

  it.each([
    { name: 'today', body: () => ({ locked_until: at.today }), message: /Enter a day before today/ },
    { name: 'a future day', body: () => ({ locked_until: '2199-03-31' }), message: /Enter a day before today/ },
    { name: 'no reason', body: () => ({ reason: ' ' }), message: /Give the reason/ },
    { name: 'a day that does not exist', body: () => ({ locked_until: '2026-02-30' }), message: /Choose a date/ },
    { name: 'what it already is', body: () => ({ locked_until: null }), message: /already open/ },
  ])('is refused for $name', async ({ body, message }) => {
    const answer = await admin.post('/api/admin/accounts-lock', {
      ...{ locked_until: LOCKED, was: null, reason: 'x', ...body() },
    });
    expect(shown(answer)).toEqual([400, expect.stringMatching(message)]);
    expect(await api.sql('select from book_locks')).toEqual([]);
  });

  it('is refused to employees, in SQL too', async () => {
    expect(
      (await at.staff.post('/api/admin/accounts-lock', { locked_until: LOCKED, was: null, reason: 'x' })).status,
    ).toBe(403);
    await lock(LOCKED);
    const [session] = await api.sql<{ id: string; user_id: string }>(
      `select s.id, user_id from sessions s join users u on u.id = user_id where u.role = 'employee' limit 1`,
    );
    const employee = { id: session!.id, user: Number(session!.user_id) };
    expect(await app.count('update accounts_settings set locked_until = null', employee)).toBe(0);
    expect(
      await app.count(`insert into book_locks (reason, created_by) values ('x', ${employee.user})`, employee),
    ).toBe(REFUSED);
    expect(await app.count('delete from book_locks', employee)).toBe(REFUSED);
  });

  it('is not overwritten by an admin who saw another one', async () => {
    await lock(LOCKED);
    expect(shown(await lock('2026-09-30', null))).toEqual([409, expect.stringMatching(/Another admin has changed/)]);
    expect((await closing()).locked_until).toBe(LOCKED);
  });

  it('is refused while documents up to it await their IRN', async () => {
    const id = await october({ needs_irn: true, released: false });
    expect((await closing()).checks).toContainEqual(
      expect.objectContaining({ level: 'error', count: 1, href: '/admin/gst?view=e-invoices' }),
    );
    expect(shown(await lock(LOCKED))).toEqual([409, expect.stringMatching(/await their IRN/)]);
    expect((await lock('2026-10-04')).status).toBe(200);
    await api.sql('update invoices set needs_irn = false where id = $1', [id]);
    expect((await lock(LOCKED, '2026-10-04')).status).toBe(200);
  });
});

describe('behind the lock date', () => {
  it('a payment is refused, and nothing is stored; after it, it is recorded', async () => {
    const id = await october();
    await lock(LOCKED);
    const paidOn = (received_on: string) => at.pay(id, 118, { received_on });
    expect(shown(await paidOn(LOCKED))).toEqual([409, REFUSAL]);
    expect(await api.sql('select from receipts')).toEqual([]);
    expect((await at.invoiceOf(id)).open).toBe(118);
    expect((await paidOn('2026-11-01')).status).toBe(200);
    expect((await at.invoiceOf(id)).status).toBe('paid');
  });

  it('an IRN is not entered', async () => {
    const id = await october();
    await lock(LOCKED);
    const ack_at = '2026-10-06 10:00:00';
    expect(shown(await at.staff.post('/api/admin/invoice-irn', registration(id, { ack_at })))).toEqual([409, REFUSAL]);
    await lock(null, LOCKED);
    expect((await at.staff.post('/api/admin/invoice-irn', registration(id, { ack_at }))).status).toBe(200);
  });

  it('an IRN is not cancelled', async () => {
    const ack_at = new Date().toISOString();
    const irn = { irn: '12'.repeat(32), ack_no: '112610000000001', ack_at };
    const id = await october(irn);
    await lock(LOCKED);
    const cancel = () => at.staff.post('/api/admin/invoice-irn-cancel', { id, reason: 'Wrong GSTIN' });
    expect(shown(await cancel())).toEqual([409, REFUSAL]);
    await lock(null, LOCKED);
    expect((await cancel()).status).toBe(200);
  });

  it('a delivery challan is not cancelled', async () => {
    const shipment = await pack(at.staff, await at.placeOrder(), WHOLE);
    const id = await addChallan(api, shipment);
    await lock('2026-11-01');
    const cancel = () => at.staff.post('/api/admin/challan-cancel', { id, reason: 'Sold meanwhile' });
    expect(shown(await cancel())).toEqual([409, expect.stringMatching(/locked up to 1 Nov 2026/)]);
    await lock(LOCKED, '2026-11-01');
    expect((await cancel()).status).toBe(200);
  });

  it.each([
    [
      'an invoice',
      `insert into invoices (company_id, order_id, number, status, date, due_date, bill_to_name, bill_to_address,
        place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise)
      select company_id, order_id, 'X/1', 'issued', '2026-10-31', '2026-10-31', '', '', '', 0, 0, 0, 0, 0, 0 from invoices limit 1`,
    ],
    [
      'a challan',
      `insert into delivery_challans (company_id, order_id, number, date, reason, consignee_name, consignee_address,
        place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise, amount_paise, created_by)
      select company_id, id, 'Y/1', '2026-10-31', 'job work', '', '', '', 0, 0, 0, 0, 0, user_id from orders limit 1`,
    ],
    [
      'a receipt',
      `insert into receipts (company_id, amount_paise, method, received_on, bill_to_name, bill_to_address, recorded_by)
      select company_id, -1, 'NEFT', '2026-10-31', '', '', (select min(id) from users) from invoices limit 1`,
    ],
    [
      'an allocation',
      `insert into allocations (invoice_id, company_id, amount_paise, reason, allocated_on, recorded_by)
      select id, company_id, 1, 'Paise', '2026-10-31', (select min(id) from users) from invoices limit 1`,
    ],
    ['the date of an invoice', `update invoices set date = '2026-11-02' where date <= '2026-10-31'`],
    ['an invoice deleted', `delete from invoices where date <= '2026-10-31'`],
    ['another line of an invoice', `${LINE_OF} (select min(id) from invoices where date = '2026-10-05')`],
    ['a line of an invoice changed', `update invoice_lines set name = 'Other' where company_id > 0`],
    ['a line of an invoice deleted', 'delete from invoice_lines'],
    [
      'a line moved to an invoice',
      `update invoice_lines set invoice_id = (select min(id) from invoices where date = '2026-10-05')`,
    ],
    ['a line of a challan changed', `update delivery_challan_lines set name = 'Other'`],
  ])('the database refuses %s, not only for staff', async (_, statement) => {
    const id = await october();
    await api.sql(`${LINE_OF} ${id}`);
    const challan = await addChallan(api, await pack(at.staff, await at.placeOrder(), WHOLE));
    await api.sql(`update delivery_challans set date = '2026-10-05' where id = $1`, [challan]);
    await lock(LOCKED);
    await expect(api.sql(statement)).rejects.toMatchObject({ code: 'PS423', message: LOCKED });
  });

  it('no table with the date of an entry is left out', async () => {
    // Imported statements, orders to vendors and received certificates are no entries of our books.
    const papers = ['bank_lines', 'purchase_orders', 'tds_certificates'];
    const open = await api.sql<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'date'::regtype
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('date', 'received_on', 'allocated_on')
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'books_locked')`,
    );
    expect(open.map(({ name }) => name).sort()).toEqual(papers);
  });

  it('notes, payments of today, reversals and the PDF still work', async () => {
    const id = await october();
    await api.sql(
      `insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, hsn, qty, price_paise, gst_rate_bp,
         taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       values ($1, 1, $2, 1, 'S', 'Bearing', 'NOS', '848210', 1, 10000, 1800, 10000, 900, 900, 0, 11800)`,
      [id, at.owner.company_id],
    );
    await at.pay(id, 18, { received_on: '2026-10-20' });
    await lock(LOCKED);
    expect((await at.pay(id, 50)).status).toBe(200);
    const { payments } = await at.invoiceOf(id);
    expect((await at.staff.post('/api/admin/payment-reverse', { id: payments[0].id })).status).toBe(200);
    expect((await at.staff.get(`/api/admin/invoice-pdf?id=${id}`)).status).toBe(200);
    expect((await at.credit(id, { lines: [{ line_no: 1, value: 10 }] })).status).toBe(200);
    expect((await at.invoiceOf(id)).credited).toBeGreaterThan(10);
  });
});

it('a payment being recorded waits for the lock date, and is then refused', async () => {
  const id = await october();
  await lock('2026-09-30');
  const calls = [() => lock(LOCKED, '2026-09-30'), () => at.pay(id, 118, { received_on: '2026-10-20' })];
  const [locked, paid] = await whileHeld(api, 'accounts_settings', calls);
  expect(locked!.status).toBe(200);
  expect(shown(paid!)).toEqual([409, REFUSAL]);
});
