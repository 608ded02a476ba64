import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Answer, as, type Person, signIn } from '../../support/fixtures.ts';
import { type InvoiceBody, openInvoiceSteps } from '../../support/steps/invoice-steps.ts';
import { dispatch, pack, registration } from '../../support/invoice-fixtures.ts';
import { addInvoice } from '../../support/portal-fixtures.ts';

let api: Api;
let trade: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  trade = await openInvoiceSteps(api);
});
afterAll(() => api.stop());

describe('a refusal changes nothing:', () => {
  let order: number;
  let sent: number;
  let id: number;
  let draft: number;
  let bare: number;
  beforeAll(async () => {
    order = await trade.placeOrder();
    sent = await pack(trade.staff, order, [[1, 5]]);
    id = (await trade.issue(sent)).body.id;
    await dispatch(trade.staff, sent);
    draft = await addInvoice(api, trade.owner, { number: null, date: null, due_date: null, status: 'draft' });
    const other = await addCompany(api, 'Deccan');
    const user = await addUser(api, other.company_id);
    const product_id = await addProduct(api, other.company_id);
    const items = [{ product_id, qty: 1 }];
    const placed = await (await signIn(api, user.email)).post('/api/orders/create', { items });
    bare = await pack(trade.staff, placed.body.id, [[1, 1]]);
  });
  const GONE = 987_654_321;
  const paid = (more: object) => () =>
    trade.staff.post('/api/admin/invoice-pay', {
      id,
      amount: 1,
      method: 'NEFT',
      received_on: trade.today,
      open: 728,
      ...more,
    });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['issuing twice', () => trade.issue(sent), 409, 'is already invoiced'],
    ['for a company without a bill-to address', () => trade.issue(bare), 409, 'has no complete bill-to address'],
    ['an unknown consignment', () => trade.issue(GONE), 404, 'This consignment was not found.'],
    ['more than the amount due', paid({ amount: 728.01 }), 400, 'Only ₹728.00 is due.'],
    ['nothing', paid({ amount: 0 }), 400, 'Enter more than ₹0.'],
    ['less than a paisa', paid({ amount: 1.005 }), 400, 'Enter at most two decimals.'],
    ['no number', paid({ amount: null }), 400, 'Enter the amount in rupees'],
    ['a negative amount', paid({ amount: -1 }), 400, 'Enter more than ₹0.'],
    ['an amount above the maximum', paid({ amount: 1e12 + 1 }), 400, 'Enter at most ₹10,00,00,00,00,000.00.'],
    ['a date in the future', paid({ received_on: '2199-01-01' }), 400, 'This date is in the future.'],
    ['no day', paid({ received_on: '31/12/2026' }), 400, 'Choose a date'],
    ['a date in the year 0', paid({ received_on: '0000-11-01' }), 400, 'Enter a year from 1900 to 2199.'],
    ['an unknown method', paid({ method: 'barter' }), 400, 'method'],
    ['a payment if another was recorded meanwhile', paid({ open: 1 }), 409, 'This invoice has changed'],
    ['a payment on an unknown invoice', paid({ id: GONE }), 404, 'This invoice was not found.'],
    ['a payment on a draft', () => paid({ id: draft })(), 404, 'This invoice was not found.'],
    [
      'taking back an unknown entry',
      () => trade.staff.post('/api/admin/payment-reverse', { id: GONE }),
      404,
      'This payment',
    ],
    [
      'a refund of nothing',
      () =>
        trade.staff.post('/api/admin/invoice-refund', {
          id,
          amount: 1,
          method: 'UPI',
          received_on: trade.today,
          refund_due: 0,
        }),
      409,
      'No refund is due',
    ],
    ['a credit note without a reason', () => trade.credit(id, { reason: ' ' }), 400, 'Give a reason'],
    ['a credit note for another return', () => trade.credit(id, { return_id: GONE }), 409, 'Nothing is left to credit'],
    ['a credit note on an unknown invoice', () => trade.credit(GONE), 404, 'This invoice was not found.'],
    [
      'an IRN that is none',
      () => trade.staff.post('/api/admin/invoice-irn', registration(id, { irn: 'x'.repeat(64) })),
      400,
      'An IRN has 64',
    ],
    [
      'an IRN on an unknown invoice',
      () => trade.staff.post('/api/admin/invoice-irn', registration(GONE)),
      404,
      'This invoice',
    ],
    [
      'a draft in the admin area',
      () => trade.staff.get(`/api/admin/invoice-get?id=${draft}`),
      404,
      'This invoice was not found.',
    ],
    ['an unknown sort', () => trade.staff.get('/api/admin/invoice-list?sort=id'), 400, 'sort'],
    [
      'another company: its page',
      () => trade.stranger.get(`/api/customer/invoice-get?id=${id}`),
      404,
      'This invoice was not found.',
    ],
    [
      'another company: its PDF',
      () => trade.stranger.get(`/api/customer/invoice-pdf?id=${id}`),
      404,
      'This invoice was not found.',
    ],
    [
      'another company: its month',
      () => trade.stranger.get(`/api/customer/invoice-month?month=${trade.today.slice(0, 7)}`),
      404,
      'No invoice',
    ],
    [
      'the own draft',
      () => trade.buyer.get(`/api/customer/invoice-get?id=${draft}`),
      404,
      'This invoice was not found.',
    ],
    [
      'the PDF of the own draft',
      () => trade.buyer.get(`/api/customer/invoice-pdf?id=${draft}`),
      404,
      'This invoice was not found.',
    ],
    ['no month', () => trade.buyer.get('/api/customer/invoice-month?month=2026-13'), 400, 'Choose a month'],
  ])('%s', async (_, act, status, message) => {
    const was = await trade.invoiceOf(id);
    const refusal = await act();
    expect({ status: refusal.status, message: refusal.body.message }).toEqual({
      status,
      message: expect.stringContaining(message),
    });
    expect(await trade.invoiceOf(id)).toEqual(was);
  });
});

describe('access', () => {
  const money = { id: 1, amount: 1, method: 'NEFT', received_on: '2026-11-01' };
  const calls: [string, object?][] = [
    ['/api/admin/invoice-list'],
    ['/api/admin/invoice-queue'],
    ['/api/admin/order-invoices?id=1'],
    ['/api/admin/invoice-get?id=1'],
    ['/api/admin/invoice-pdf?id=1'],
    ['/api/admin/invoice-issue', { shipment_id: 1 }],
    ['/api/admin/invoice-pay', { ...money, open: 1 }],
    ['/api/admin/invoice-refund', { ...money, refund_due: 1 }],
    ['/api/admin/payment-reverse', { id: 1 }],
    ['/api/admin/invoice-credit', { id: 1, reason: 'x' }],
    ['/api/admin/invoice-irn', registration(1)],
    ['/api/admin/invoice-irn-cancel', { id: 1, reason: 'x' }],
    ['/api/admin/challan-issue', { shipment_id: 1, reason: 'job work' }],
    ['/api/admin/challan-cancel', { id: 1, reason: 'x' }],
    ['/api/admin/challan-pdf?id=1'],
    ['/api/admin/accounts-settings-get'],
  ];
  it.each(calls)('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(trade.buyer)).status]).toEqual([401, 403]);
  });

  it.each([
    'invoice-get?id=1',
    'invoice-pdf?id=1',
    'challan-pdf?id=1',
    'invoice-months',
    'invoice-month?month=2026-11',
  ])('/api/customer/%s: 401 without a token, 403 for staff', async (path) => {
    const statusOf = async (person: Person) => (await person.get(`/api/customer/${path}`)).status;
    expect([await statusOf(as(api)), await statusOf(trade.staff)]).toEqual([401, 403]);
  });
});

describe('the admin list', () => {
  const list = async (query: string) => (await trade.staff.get(`/api/admin/invoice-list?${query}`)).body;
  /** The statuses of the rows with a filter. */
  const shown = async (filter: string) => {
    const { items } = await list(`status=${filter}`);
    return [...new Set(items.map(({ status }: { status: string }) => status))].sort();
  };
  const addOneOfEach = async () => {
    const add = async () => (await trade.issueFor(await trade.placeOrder(), [[1, 10]])).id;
    const [begun, paid, credited] = [await add(), await add(), await add()];
    await trade.pay(begun, 1);
    await trade.pay(paid, (await trade.invoiceOf(paid)).open);
    await trade.credit(credited);
  };

  it('can be searched by number, company and order, filtered by status and sorted', async () => {
    await addOneOfEach();
    const { id, inv } = await trade.issueFor(await trade.placeOrder(7), [
      [1, 7],
      [2, 4],
    ]);
    const { order_id, amount } = await trade.invoiceOf(id);
    expect((await list(`q=${inv}`)).items).toMatchObject([
      {
        id,
        inv,
        company: 'Aravalli Auto',
        company_id: trade.owner.company_id,
        order_id,
        amount,
        open: amount,
        status: 'issued',
      },
    ]);
    expect((await list(`q=${Number(inv.split('/')[2])}`)).items.map((row: { id: number }) => row.id)).toContain(id);
    expect((await list(`q=${order_id}`)).items).toMatchObject([{ id }]);
    expect((await list('q=araval&size=1')).total).toBeGreaterThan(1);
    expect((await list('q=%25')).total).toBe(0);
    await api.sql(`update invoices set date = '2026-04-01', due_date = '2026-05-01' where id = $1`, [id]);
    expect((await list('status=overdue')).items).toMatchObject([{ id, status: 'overdue' }]);
    expect((await list('sort=due_asc&size=1')).items).toMatchObject([{ id }]);
    for (const status of ['issued', 'part paid', 'paid', 'cancelled', 'credit note']) {
      expect({ status, shown: await shown(status) }).toEqual({ status, shown: [status] });
    }
    expect(await shown('open')).toEqual(['issued', 'overdue', 'part paid']);
    // Drafts are not listed in any sort, with or without a search or dates.
    const { total } = await list('');
    for (const by of ['date', 'due', 'amount']) {
      for (const more of ['', '&from=2020-01-01', '&q=auto', `&company_id=${trade.owner.company_id}`]) {
        expect(await list(`sort=${by}_asc${more}&size=100`)).toMatchObject({ total });
      }
    }
    const amounts = (await list('sort=amount_desc')).items.map((row: { amount: number }) => row.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect((await list('company_id=999999')).total).toBe(0);
  });
});
