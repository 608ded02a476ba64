import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo, dispatch, pack, registration } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let at: InvoiceBody;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(() => api.stop());

const DETAILS = {
  ...{
    cin: 'U29100RJ2019PTC067890',
    registered_office: 'F-12, RIICO Industrial Area, Bhiwadi',
    udyam: '',
    signatory: '',
  },
  ...{ bank_name: 'Example Bank', bank_branch: 'Bhiwadi', account_name: 'PlantSetu', account_number: '00112233445566' },
  ...{ ifsc: 'EXPB0001234', upi_id: 'plantsetu@examplebank' },
};
const read = async (person = admin) => (await person.get('/api/admin/seller-details-get')).body;
const save = async (more: object = {}, person = admin) =>
  person.post('/api/admin/seller-details-save', { version: (await read()).version, ...DETAILS, ...more });

async function textOf(person: Person, path: string): Promise<string> {
  const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
  expect(response.status).toBe(200);
  return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).map(({ text }) => text).join(' ');
}
const pdfOf = (id: number) => textOf(at.buyer, `/api/customer/invoice-pdf?id=${id}`);
const newInvoice = async () => at.issueFor(await at.placeOrder(), WHOLE);
const shown = async (id: number) => (await at.buyer.get(`/api/customer/invoice-get?id=${id}`)).body.invoice;

describe('the details on our documents', () => {
  it('are missing at first: nothing is invented, and the invoice shows no account', async () => {
    expect(await read()).toMatchObject({ version: null, saved_at: null, may_change: true, details: { cin: null } });
    const { id } = await newInvoice();
    expect(await pdfOf(id)).not.toMatch(/CIN|Regd|HOW TO PAY|UPI/);
    expect((await shown(id)).pay_to).toBeNull();
  });

  it('are saved by admins and read by employees', async () => {
    expect((await save({}, at.staff)).status).toBe(403);
    expect((await save({ ifsc: 'expb 0001234' })).body.message).toMatch(/^Saved/);
    expect(await read(at.staff)).toMatchObject({
      may_change: false,
      details: { ...DETAILS, udyam: null, signatory: null },
    });
  });

  it('are refused with the field that is wrong, and if a colleague saved in between', async () => {
    const wrong = await save({ ifsc: 'EXPBO001234' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['ifsc']]);
    const { version } = await read();
    const late = await admin.post('/api/admin/seller-details-save', { ...DETAILS, version: version - 1 });
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('A colleague has changed')]);
    expect((await read()).version).toBe(version);
  });

  it('are in the audit log, and no row is ever changed', async () => {
    const [entry] = await api.sql(`select action from audit_log where entity = 'seller_details' order by id limit 1`);
    expect(entry).toEqual({ action: 'insert' });
    const [grants] = await api.sql<{ count: string }>(
      `select count(*) from information_schema.column_privileges
       where table_name = 'seller_details' and privilege_type = 'UPDATE' and grantee like 'plantsetu_%' and grantee <> 'plantsetu_owner'`,
    );
    expect(Number(grants!.count)).toBe(0);
  });

  it('stay on an invoice as they were when it was issued, while its page shows the account of today', async () => {
    const { id } = await newInvoice();
    const before = await pdfOf(id);
    for (const words of [
      'CIN: U29100RJ2019PTC067890',
      'Regd. office: F-12',
      '00112233445566',
      'plantsetu@examplebank',
    ]) {
      expect(before).toContain(words);
    }
    await save({ account_number: '998877665544', registered_office: 'New office, Jaipur' });
    expect(await pdfOf(id)).toBe(before);
    expect((await shown(id)).pay_to.account.number).toBe('998877665544');
    expect(await pdfOf((await newInvoice()).id)).toContain('New office, Jaipur');
  });
});

describe('how to pay', () => {
  it('asks for the amount due, and for nothing once it is paid', async () => {
    const { id, inv } = await newInvoice();
    const { pay_to } = await shown(id);
    expect(pay_to.upi.link).toBe(
      `upi://pay?pa=plantsetu@examplebank&pn=PlantSetu&am=1877.00&tr=${encodeURIComponent(inv)}&cu=INR`,
    );
    await at.pay(id, 1000);
    expect((await shown(id)).pay_to.upi.link).toContain('am=877.00');
    expect(await pdfOf(id)).toContain('Scan to pay ₹877.00.');
    await at.pay(id, 877);
    expect((await shown(id)).pay_to).toBeNull();
    expect(await pdfOf(id)).not.toContain('HOW TO PAY');
  });

  it('is on no credit note', async () => {
    const { id } = await newInvoice();
    const { id: note } = (await at.credit(id)).body;
    expect((await shown(note)).pay_to).toBeNull();
    expect(await pdfOf(note)).not.toContain('HOW TO PAY');
  });

  it('waits for the IRN of an e-invoice, which also has a file of its own and a filter', async () => {
    await admin.post('/api/admin/accounts-settings-save', { e_invoice_from: at.today });
    const shipment = await pack(at.staff, await at.placeOrder(), WHOLE);
    const { id } = (await at.issue(shipment)).body;
    expect(await at.invoiceOf(id)).toMatchObject({ needs_irn: true, awaits_irn: true, pay_to: null });
    expect(await textOf(at.staff, `/api/admin/invoice-pdf?id=${id}`)).not.toContain('HOW TO PAY');
    const waiting = async () => (await at.staff.get('/api/admin/invoice-list?status=awaiting+IRN')).body;
    expect(await waiting()).toMatchObject({ total: 1, items: [{ id }] });
    expect((await at.buyer.get('/api/customer/invoices?status=awaiting+IRN')).status).toBe(400);
    const file = await at.staff.get(`/api/admin/einvoice-file?ids=${id}`);
    expect(JSON.parse(file.text)).toHaveLength(1);
    await at.staff.post('/api/admin/invoice-irn', registration(id));
    expect((await at.invoiceOf(id)).pay_to).not.toBeNull();
    expect((await waiting()).total).toBe(0);
    await admin.post('/api/admin/accounts-settings-save', { e_invoice_from: '' });
  });
});

describe('on an invoice printed after dispatch', () => {
  it('transporter, LR with its day, e-way bill, the order with its day and the payment terms are printed', async () => {
    const shipment = await pack(at.staff, await at.placeOrder(), WHOLE);
    const { id } = (await at.issue(shipment)).body;
    expect(await pdfOf(id)).not.toContain('TRANSPORTER');
    await dispatch(at.staff, shipment);
    const text = await pdfOf(id);
    for (const words of ['TRANSPORTER', 'VRL Logistics', `LR/${shipment} of`, '271234567890', 'Payment within']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/ORDER \d+ of \d+ \w+ \d{4}/);
  });
});

describe('a supply to a special economic zone', () => {
  it('is decided when it is invoiced: a later change of the address changes neither invoice nor note nor return', async () => {
    const { company_id } = at.owner;
    await addBillTo(api, company_id);
    const setSez = (is_sez: boolean) =>
      api.sql('update addresses set is_sez = $2 where company_id = $1', [company_id, is_sez]);
    await setSez(true);
    const { id } = await newInvoice();
    await setSez(false);
    expect(await pdfOf(id)).toContain('Supply to SEZ unit');
    const { id: note } = (await at.credit(id)).body;
    expect(await pdfOf(note)).toContain('Supply to SEZ unit');
    const rows = await api.sql('select is_sez from invoices where id in ($1, $2)', [id, note]);
    expect(rows).toEqual([{ is_sez: true }, { is_sez: true }]);
    const { rows: b2b } = (await at.staff.get(`/api/admin/gst-return-table?month=${at.today.slice(0, 7)}&table=b2b`))
      .body;
    expect(JSON.stringify(b2b)).toContain('SEWP');
  });

  it('is not assumed for an order that was taxed with CGST before the address became one', async () => {
    const { company_id } = at.owner;
    const order = await at.placeOrder();
    await api.sql('update addresses set is_sez = true where company_id = $1', [company_id]);
    const { id } = await at.issueFor(order, WHOLE);
    await api.sql('update addresses set is_sez = false where company_id = $1', [company_id]);
    expect(await pdfOf(id)).not.toContain('Supply to SEZ unit');
  });
});
