import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addUser, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let store: Store;
let staff: Person;
let buyer: Person;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const add = async (name: string) => {
    const { company_id } = await addCompany(api, name);
    const user = await addUser(api, company_id);
    return { owner: { company_id, user_id: user.id }, person: await signIn(api, user.email) };
  };
  ({ owner, person: buyer } = await add('Aravalli Auto'));
  ({ owner: other } = await add('Konkan Agro'));
  const goods = (rupees: number) => ({
    taxable_paise: rupees * 100,
    ...{ cgst_paise: 0, sgst_paise: 0, igst_paise: rupees * 18, amount_paise: rupees * 118 },
  });
  const original = await addInvoice(api, owner, { date: '2026-04-01', ...goods(4_000_000) });
  await addInvoice(api, owner, { date: '2026-11-02', ...goods(2_500_000) });
  // Not counted: another year, a draft, and an e-invoice without IRN.
  await addInvoice(api, owner, { date: '2026-03-31', ...goods(900_000) });
  await addInvoice(api, owner, { status: 'draft', number: null, date: null, due_date: null, ...goods(900_000) });
  await addInvoice(api, owner, { date: '2026-11-03', needs_irn: true, released: false, ...goods(900_000) });
  await addInvoice(api, owner, {
    ...{ kind: 'credit note', status: 'paid', credits_id: original, date: '2026-11-04' },
    ...goods(500_000),
  });
  const [{ id }] = (await api.sql("select id from users where role = 'employee' limit 1")) as [{ id: string }];
  await api.sql(
    `insert into receipts (company_id, number, amount_paise, tds_paise, unallocated_paise, method, received_on, bill_to_name,
       bill_to_address, recorded_by)
     values ($1, 'PSR/1', 99900, 100, 100000, 'NEFT', '2026-06-30', 'A', 'B', $2),
       ($1, 'PSR/2', 99950, 50, 100000, 'NEFT', '2026-07-01', 'A', 'B', $2),
       ($1, 'PSR/3', 99930, 70, 100000, 'NEFT', '2026-03-31', 'A', 'B', $2)`,
    [owner.company_id, id],
  );
  await addInvoice(api, other, { date: '2026-11-02', ...goods(4_200_000) });
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const certificate = (fields: Record<string, string | File> = {}) =>
  form({
    ...{ company_id: String(owner.company_id), year: '2627', quarter: '1', number: 'ABCD12', amount: '600.50' },
    ...{ date: '2026-08-10', ...fields },
  });
const meterOf = async (year = '2627') =>
  (await staff.get(`/api/admin/tds-get?company_id=${owner.company_id}&year=${year}`)).body.meter;

it('the export has the figures of the list, for the year and the filters in the address', async () => {
  const { text, headers } = await staff.get('/api/admin/tds-export?year=2627&filter=above');
  expect(headers.get('content-disposition')).toContain('tds-2627.csv');
  expect(text).toBe(
    'Financial year,Company,Purchases,Deducts TDS,TDS expected,TDS deducted,Certified,Difference\r\n' +
      '2026-27,Aravalli Auto,6000000,Not known,1000,1.5,0,998.5\r\n',
  );
  const { text: earlier } = await staff.get('/api/admin/tds-export?year=2526');
  expect(earlier.split('\r\n')[1]).toBe('2025-26,Aravalli Auto,900000,Not known,0,0.7,0,-0.7');
});

describe('the TDS meter', () => {
  it('adds up invoices of the year without GST, less credit notes, and expects 0.1% above ₹50 lakh', async () => {
    expect(await meterOf()).toMatchObject({
      ...{ label: '2026-27', purchases: 6_000_000, threshold: 5_000_000, expected: 1000, certified: 0 },
      ...{ deducts_tds: 'not known', form: 'Form No. 131', deducted: 1.5 },
    });
    expect(await meterOf('2526')).toMatchObject({ purchases: 900_000, expected: 0, form: 'Form 16A' });
  });

  it('is shown to the buyer for the own company only, in one round trip', async () => {
    const { body } = await buyer.get(`/api/customer/tds?year=2627&company_id=${other.company_id}`);
    expect(body.meter).toMatchObject({ purchases: 6_000_000, expected: 1000 });
    expect((await countTrips(() => buyer.get('/api/customer/tds'))).trips).toBe(1);
  });

  it.each([
    { query: 'company_id=999999', status: 404, message: 'not found' },
    { query: 'company_id=1&year=2628', status: 400, message: 'Choose a financial year from 2021-22 on.' },
    { query: 'company_id=1&year=2021', status: 400, message: 'Choose a financial year from 2021-22 on.' },
  ])('refuses $query with $status', async ({ query, status, message }) => {
    const answer = await staff.get(`/api/admin/tds-get?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('whether the company deducts is kept by its admin and by staff', async () => {
    const rules = { po_required: false, spending_limit: null, current_password: PASSWORD };
    const saved = await buyer.post('/api/customer/company-rules', { ...rules, deducts_tds: 'yes' });
    expect(saved.body.company.deducts_tds).toBe('yes');
    expect((await buyer.post('/api/customer/company-rules', rules)).body.company.deducts_tds).toBe('yes');
    const { company } = (await staff.get(`/api/admin/company-get?id=${owner.company_id}`)).body;
    await staff.post('/api/admin/company-save', { ...company, deducts_tds: 'no' });
    expect((await meterOf()).deducts_tds).toBe('no');
    expect((await buyer.post('/api/customer/company-rules', { ...rules, deducts_tds: 'maybe' })).status).toBe(400);
  });
});

describe('the quarters', () => {
  it('have the TDS of the receipts dated in them and add up to the year', async () => {
    const { quarters, deducted } = await meterOf();
    expect(quarters.map(({ deducted: of }: { deducted: number }) => of)).toEqual([1, 0.5, 0, 0]);
    expect(deducted).toBe(1.5);
    expect((await meterOf('2526')).deducted).toBe(0.7);
  });
});

describe('the list', () => {
  const list = async (query = '') => (await staff.get(`/api/admin/tds-list?year=2627${query}`)).body;

  it('has each company with purchases, the highest first', async () => {
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(
      items.map(({ company, purchases, expected }: Record<string, unknown>) => [company, purchases, expected]),
    ).toEqual([
      ['Aravalli Auto', 6_000_000, 1000],
      ['Konkan Agro', 4_200_000, 0],
    ]);
  });

  it.each([
    ['&filter=above', ['Aravalli Auto']],
    ['&filter=near', ['Konkan Agro']],
    ['&filter=difference', ['Aravalli Auto']],
    ['&filter=uncertified', ['Aravalli Auto']],
    ['&deducts=yes', []],
    ['&q=konk', ['Konkan Agro']],
    ['&sort=name_desc', ['Konkan Agro', 'Aravalli Auto']],
    ['&sort=purchases_asc&size=1&page=2', ['Aravalli Auto']],
  ])('%s shows %j', async (query, names) => {
    expect((await list(query)).items.map(({ company }: { company: string }) => company)).toEqual(names);
  });
});

describe('a certificate', () => {
  const add = (body: FormData) => staff.post('/api/admin/tds-certificate-add', body);

  it('is recorded once, with its file, and shown to the buyer', async () => {
    const file = new File([new Uint8Array(pdf())], 'form-131.pdf');
    const { status, body } = await add(certificate({ file }));
    expect(status).toBe(200);
    expect(await add(certificate({ number: 'abcd12' }))).toMatchObject({ status: 409 });
    const { meter } = (await buyer.get('/api/customer/tds?year=2627')).body;
    expect(meter).toMatchObject({ certified: 600.5 });
    expect(meter.certificates).toEqual([
      { id: body.id, quarter: 1, number: 'ABCD12', amount: 600.5, date: '2026-08-10', file: 'form-131.pdf' },
    ]);
    expect((await staff.get(`/api/admin/tds-certificate-get?id=${body.id}`)).body.url).toContain('certificates/');
    expect((await buyer.get(`/api/admin/tds-certificate-get?id=${body.id}`)).status).toBe(403);
  });

  it.each<{ name: string; fields: Record<string, string>; message: string }>([
    { name: 'a blank number', fields: { number: ' ' }, message: 'Enter the certificate number.' },
    { name: 'no amount', fields: { amount: '' }, message: 'Enter the TDS in rupees with at most two decimals.' },
    {
      name: 'a third decimal',
      fields: { amount: '1.005' },
      message: 'Enter the TDS in rupees with at most two decimals.',
    },
    { name: 'nothing deducted', fields: { amount: '0' }, message: 'Enter more than ₹0.' },
    { name: 'a future date', fields: { date: '2199-01-01' }, message: 'This date is in the future.' },
    { name: 'a fifth quarter', fields: { quarter: '5' }, message: '' },
  ])('is refused with $name', async ({ fields, message }) => {
    const { status, body } = await add(certificate(fields));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('is refused for an unknown company and with a script as its file', async () => {
    expect((await add(certificate({ company_id: '999999' }))).status).toBe(404);
    const file = new File(['<script>'], 'form.html');
    expect((await add(certificate({ number: 'X', file }))).status).toBe(415);
  });

  it('without a file is sent as JSON', async () => {
    const fields = { company_id: String(owner.company_id), year: '2627', quarter: '3', number: 'JSON1', amount: '5' };
    const { status } = await staff.post('/api/admin/tds-certificate-add', { ...fields, date: '2026-11-20' });
    expect(status).toBe(200);
  });

  it('can be removed, which the audit log keeps', async () => {
    const { id } = (await add(certificate({ number: 'TO-REMOVE', quarter: '2' }))).body;
    expect((await staff.post('/api/admin/tds-certificate-remove', { id })).body.message).toBe(
      'Certificate TO-REMOVE removed.',
    );
    expect((await staff.post('/api/admin/tds-certificate-remove', { id })).status).toBe(404);
    const { items } = (await staff.get('/api/admin/audit-list?entity=tds_certificates')).body;
    expect(items[0]).toMatchObject({ action: 'delete', record: 'TDS certificate TO-REMOVE' });
  });
});
