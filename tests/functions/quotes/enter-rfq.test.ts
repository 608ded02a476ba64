import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addProduct, addUser, request, signIn } from '../../support/fixtures.ts';
import { openRfqSteps, type RfqSteps } from '../../support/steps/rfq-steps.ts';

let api: Api;
let at: RfqSteps;
let app: AppRole;

beforeAll(async () => {
  api = await startApi();
  at = await openRfqSteps(api);
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});
beforeEach(() => api.sql('delete from outbox'));

const said = (change: object = {}) => ({
  user_id: at.user.id,
  source: 'phone',
  lines: [
    { item: 'Bearing 6205', product_id: at.bearing, qty: 10, unit: 'NOS' },
    { item: 'Grease, 15 kg pail', qty: 2, unit: 'NOS', target_price: 4_400 },
  ],
  requirement: 'Deliver to gate 2.',
  need_by: '2199-12-31',
  ...change,
});
const enter = (change: object = {}) => at.staff.post('/api/admin/rfq-create', said(change));

describe('an RFQ that staff enter for a buyer', () => {
  it('is under review and the buyer’s own, with its source, and the buyer gets a mail that says so', async () => {
    const { status, body } = await enter();
    expect({ status, body }).toMatchObject({ status: 200, body: { code: expect.stringMatching(/^RFQ-/) } });
    const { rfq } = (await at.buyer.get(`/api/customer/rfq-get?id=${body.id}`)).body;
    expect(rfq).toMatchObject({
      ...{ title: 'Bearing 6205', status: 'under review', source: 'phone', need_by: '2199-12-31' },
      ...{ requirement: 'Deliver to gate 2.', ship_to: { id: at.company.address_id } },
      lines: [
        { item: 'Bearing 6205', sku: 'BRG-6205', qty: 10 },
        { item: 'Grease, 15 kg pail', sku: null, target_price: 4_400 },
      ],
      history: [{ status: 'under review', note: 'Entered by PlantSetu from a phone call.', by: null }],
    });
    const listed = (await at.buyer.get('/api/customer/rfqs')).body.items[0];
    expect(listed).toMatchObject({ id: body.id, source: 'phone' });
    const mails = await api.sql<{ kind: string; recipient: string; payload: object }>('select * from outbox');
    expect(mails).toMatchObject([{ kind: 'rfq-received', recipient: at.user.email, payload: { source: 'phone' } }]);
  });

  it('shows staff who entered it, in the page, the list, the export and the audit log', async () => {
    const { id, code } = (await enter({ source: 'WhatsApp' })).body;
    const [staff] = await api.sql<{ name: string }>(
      'select u.name from users u join rfqs r on r.entered_by = u.id where r.id = $1',
      [id],
    );
    expect(await at.rfqOf(id)).toMatchObject({ source: 'WhatsApp', entered_by: staff!.name, requested_by: 'User 2' });
    expect((await at.staff.get('/api/admin/rfq-list?size=1')).body.items).toMatchObject([{ id, source: 'WhatsApp' }]);
    expect((await at.staff.get(`/api/admin/rfq-export?q=${code}`)).text).toMatch(/,"?WhatsApp"?,\s*$/);
    const entries = (await at.staff.get(`/api/admin/audit-list?q=${code}`)).body.items;
    expect(entries[0]).toMatchObject({ entity: 'rfqs', person: { name: staff!.name } });
    expect(entries[0].changes).toContainEqual({ field: 'Source', before: null, after: 'WhatsApp' });
  });

  it('is quoted and accepted like any other', async () => {
    const { id } = (await enter()).body;
    const quote = (await at.save(id)).body;
    expect((await at.send(quote)).status).toBe(200);
    const accepted = await at.buyer.post('/api/customer/quote-accept', { id: quote.id });
    expect(accepted).toMatchObject({ status: 200, body: { status: 'placed' } });
  });

  it('is created once however often it is sent with the same key', async () => {
    const headers = { authorization: `Bearer ${at.staff.token}`, 'idempotency-key': 'rfq-entered-once' };
    const send = (body: object) => request(api, 'POST', '/api/admin/rfq-create', { headers, body });
    const [first, second] = await Promise.all([send(said()), send(said())]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await send(said({ source: 'visit' }))).status).toBe(422);
    expect(await at.mails()).toEqual(['rfq-received']);
  });

  it('is refused for anyone but an active customer, for a product of another company and without content', async () => {
    const other = await addCompany(api, 'Konkan Pharma');
    const [foreign, gone, staff] = [
      await addProduct(api, other.company_id),
      await addUser(api, at.company.company_id),
      await addUser(api, null),
    ];
    await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
    const line = { item: 'Bearing', qty: 1, unit: 'NOS' };
    const refusals: [object, number, string][] = [
      [{ user_id: gone.id }, 404, 'user_id'],
      [{ user_id: staff.id }, 404, 'user_id'],
      [{ user_id: 999_999 }, 404, 'user_id'],
      [{ user_id: null }, 400, 'user_id'],
      [{ source: 'fax' }, 400, 'source'],
      [{ source: undefined }, 400, 'source'],
      [{ lines: [], requirement: ' ' }, 400, 'requirement'],
      [{ need_by: '2020-01-01' }, 400, 'need_by'],
      [{ lines: [{ ...line, qty: 1.5 }] }, 400, 'lines.0.qty'],
    ];
    for (const [change, status, field] of refusals) {
      expect(await enter(change), JSON.stringify(change)).toMatchObject({
        status,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
    expect(await enter({ lines: [{ ...line, product_id: foreign }] })).toMatchObject({ status: 404 });
    expect(await at.mails()).toEqual([]);
  });

  it('cannot be marked as entered by staff by the buyer, nor in the name of a colleague', async () => {
    const colleague = await addUser(api, null);
    const insert = (entered_by: number) =>
      `insert into rfqs (company_id, title, status, created_by, source, entered_by)
        values (${at.company.company_id}, 'x', 'under review', ${at.user.id}, 'phone', ${entered_by})`;
    const sessionOf = async (user: number) => {
      const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [user]);
      return { user, id: row!.id };
    };
    const { id: staff, email } = await addUser(api, null);
    await signIn(api, email);
    expect(await app.count(insert(colleague.id), await sessionOf(at.user.id))).toBe(REFUSED);
    expect(await app.count(insert(colleague.id), await sessionOf(staff))).toBe(REFUSED);
    expect(await app.count(insert(staff), await sessionOf(staff))).toBe(1);
  });
});

describe('the look-up of SKUs for staff', () => {
  it('finds products of the company, and none of another', async () => {
    const other = await addCompany(api, 'Deccan');
    const match = (company_id: number) =>
      at.staff.post('/api/admin/catalogue-match', { company_id, skus: ['brg 6205', 'XX-1'] });
    expect((await match(at.company.company_id)).body).toMatchObject({
      matches: [{ exact: [at.bearing] }, { exact: [], near: [] }],
      products: [{ id: at.bearing, price: 123.45 }],
    });
    expect((await match(other.company_id)).body).toMatchObject({ products: [] });
  });
});
