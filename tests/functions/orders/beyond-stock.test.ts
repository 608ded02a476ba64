import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promiseDelivery } from '#contracts/delivery/promise.ts';
import { WEEKDAYS } from '#contracts/delivery/working-days.ts';
import { formatDay } from '#server/platform/format.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { itemOf } from '../../support/examples/stores-examples.ts';
import { addProduct, addUser, type Person, signIn, updateItem } from '../../support/fixtures.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

/** Orders for more than is in stock of items that allow it (decision 079). */
let api: Api;
let company: LimitedCompany;
let buyer: Person;
let buyer_id: number;
let staff: Person;
/** Made to order: 12 in stock, 10 working days until more can be dispatched. ₹10 each. */
let product_id: number;

let renderMail: typeof import('#server/mail/templates.ts').renderMail;

const TRANSIT = 2;
const LEAD = 10;

beforeAll(async () => {
  api = await startApi();
  // Reads the settings of the API.
  ({ renderMail } = await import('#server/mail/templates.ts'));
  company = await openLimitedCompany(api);
  ({ buyer } = company.people);
  buyer_id = company.people.buyer.id;
  staff = await signIn(api, (await addUser(api, null)).email);
  // A cut-off at the end of the day: the test may run at any hour.
  await api.sql(`insert into dispatch_settings (cut_off_hour, working_days) values (24, '{Mon,Tue,Wed,Thu,Fri,Sat}')`);
  await api.sql(`insert into delivery_zones (prefix, zone, transit_days) values ('3', 'Rajasthan', $1)`, [TRANSIT]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await company.reset();
  product_id = await addItem({ stock: 12 });
});

const addItem = (item: object) =>
  addProduct(api, company.company_id, { price_paise: 1000, lead_days: LEAD, can_backorder: true, ...item });
const promised = (qty: number, stock: number) =>
  promiseDelivery({
    ...{ qty, stock, leadDays: LEAD, transitDays: TRANSIT, now: new Date(), cutOffHour: 24 },
    ...{ workingDays: WEEKDAYS, holidays: new Set<string>() },
  }).deliver_on!;
const place = (qty: number, more: object = {}, person = buyer) =>
  person.post('/api/orders/create', { items: [{ product_id, qty }], ...more });
const placed = async (qty: number) => {
  const { status, body } = await place(qty);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as number;
};
const own = async (id: number) => (await buyer.get(`/api/orders/get?id=${id}`)).body.order;
const ofStaff = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order.lines[0];
const stock = async (id = product_id) =>
  (await api.sql<{ stock: number }>('select stock::float8 as stock from catalog where id = $1', [id]))[0]!.stock;
const move = async (id: number, to: string) =>
  expect(
    (await staff.post('/api/admin/order-move', { id, to, note: to === 'confirmed' ? null : 'Asked for.' })).status,
  ).toBe(200);

describe('an item that can be ordered beyond stock', () => {
  it('says what is in stock, what is bought in and when, before it is ordered', async () => {
    const { product } = (await buyer.get(`/api/catalog/product?id=${product_id}`)).body;
    const by = formatDay(promised(20, 12));
    expect(product).toMatchObject({ can_backorder: true, stock: 12, beyond_stock_on: promised(1, 0) });
    expect(product.delivery.text).toMatch(new RegExp(`^Delivery by .+; beyond stock by ${by}$`));
    const price = async (qty: number) =>
      (await buyer.post('/api/cart/price', { items: [{ product_id, qty }] })).body.lines[0];
    expect(await price(20)).toMatchObject({
      ...{ stock: 12, can_backorder: true },
      delivery: { text: `12 in stock, 8 to be bought in: by ${by}`, deliver_on: promised(20, 12) },
    });
    expect((await price(12)).delivery.text).toMatch(/^Delivery by /);
    await updateItem(api, product_id, 'stock = 0');
    const { items } = (await buyer.get('/api/catalog/list?size=100')).body;
    expect(items.find(({ id }: { id: number }) => id === product_id).delivery.text).toBe(
      `Not in stock, can be ordered: by ${by}`,
    );
  });

  it('is ordered: the line takes what there is, and order, mail and proforma say what is bought in', async () => {
    const id = await placed(20);
    const promised_on = promised(20, 12);
    expect(await stock()).toBe(0);
    expect(await own(id)).toMatchObject({ promised_on, lines: [{ qty: 20, to_buy_qty: 8, promised_on }] });
    expect(await ofStaff(id)).toMatchObject({ qty: 20, allocated_qty: 12, short_qty: 8 });
    const [mail] = await company.mails('order-placed');
    expect(renderMail('order-placed', mail!.payload).text).toMatch(
      new RegExp(`Not in stock. We buy it in for this order:[^]+8 nos by ${formatDay(promised_on)}`),
    );
    const pdf = await fetch(`${api.url}/api/customer/order-pdf?id=${id}&document=proforma`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const pages = await pdfPages(new Uint8Array(await pdf.arrayBuffer()));
    expect(pages.map(({ text }) => text).join(' ')).toContain('8 to be bought in');
  });

  it('is an order like any other while the stock is enough', async () => {
    const id = await placed(12);
    const promised_on = promised(12, 12);
    expect(await own(id)).toMatchObject({ promised_on, lines: [{ to_buy_qty: 0, promised_on }] });
    const [mail] = await company.mails('order-placed');
    expect(mail!.payload.to_buy).toEqual([]);
    expect(renderMail('order-placed', mail!.payload).text).not.toContain('buy it in');
    expect(await api.sql('select stock_qty from order_lines where order_id = $1', [id])).toEqual([{ stock_qty: null }]);
  });

  it('is ordered beside an item that is in stock, and the order is promised for the later day', async () => {
    const answer = await buyer.post('/api/orders/create', {
      items: [
        { product_id, qty: 13 },
        { product_id: company.other_id, qty: 2 },
      ],
    });
    const order = await own(answer.body.id);
    expect(order.promised_on).toBe(promised(13, 12));
    const lines = order.lines as { product_id: number; to_buy_qty: number; promised_on: string }[];
    expect(lines.find((line) => line.product_id === product_id)).toMatchObject({ to_buy_qty: 1 });
    expect(lines.find((line) => line.product_id === company.other_id)).toMatchObject({
      ...{ to_buy_qty: 0, promised_on: promised(2, 10) },
    });
  });

  it.each([
    ['less in stock than ordered', 'stock = 12', /: only 12 in stock, you ordered 20\. Reduce the quantity\.$/],
    ['none in stock', 'stock = 0', / is out of stock\. Remove it or request a quote\.$/],
  ])('is refused as before once staff no longer allow it and there is %s', async (_what, change, message) => {
    await updateItem(api, product_id, `can_backorder = false, ${change}`);
    expect(await place(20)).toMatchObject({ status: 409, body: { message: expect.stringMatching(message) } });
  });

  it('is not offered a stock notice, and reordered in full', async () => {
    const id = await placed(20);
    const { body } = await buyer.get(`/api/orders/reorder?id=${id}`);
    expect(body.lines).toMatchObject([{ state: 'beyond stock', qty: 20, product_id }]);
    expect(await buyer.post('/api/customer/stock-notice-save', { product_id, wanted: true })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/can be ordered now, also beyond stock\.$/) } },
    });
  });

  it('is entered by staff under the same rule', async () => {
    await updateItem(api, product_id, 'stock = 11');
    const body = { user_id: buyer_id, source: 'phone', items: [{ product_id, qty: 20 }] };
    expect((await staff.post('/api/admin/order-price', body)).body.lines).toMatchObject([
      { delivery: { text: expect.stringMatching(/^11 in stock, 9 to be bought in: by /) } },
    ]);
    const entered = await staff.post('/api/admin/order-create', body);
    expect(entered).toMatchObject({ status: 200 });
    expect(await ofStaff(entered.body.id)).toMatchObject({ allocated_qty: 11, short_qty: 9 });
  });
});

it('of 200 orders for 50 in stock, twenty at a time, each goes through and exactly 50 are taken', async () => {
  await api.sql('update companies set spending_limit_paise = null where id = $1', [company.company_id]);
  await updateItem(api, product_id, 'stock = 50');
  // On a busy machine a 503 is sent again, as the buyer would.
  const placeOnce = async (qty: number, idempotency_key: string = crypto.randomUUID()): Promise<number> => {
    const { status } = await place(qty, { idempotency_key });
    return status === 503 ? placeOnce(qty, idempotency_key) : status;
  };
  const placeTen = async (index: number) => {
    const statuses: number[] = [];
    while (statuses.length < 10) statuses.push(await placeOnce(1 + (index % 3)));
    return statuses;
  };
  const statuses = (await Promise.all(Array.from({ length: 20 }, (_, index) => placeTen(index)))).flat();
  takeErrors();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await stock()).toBe(0);
  const [sum] = await api.sql<{ taken: number; lines: number; wrong: number }>(
    `select sum(coalesce(stock_qty, qty))::float8 as taken, count(*)::int as lines,
       count(*) filter (where promised_on is distinct from case when stock_qty is null then $2 else $3 end::date)::int as wrong
     from order_lines where product_id = $1`,
    [product_id, promised(1, 1), promised(1, 0)],
  );
  expect(sum).toEqual({ taken: 50, lines: 200, wrong: 0 });
  // Each mail says what its own order is short of.
  const [mails] = await api.sql<{ wrong: number }>(
    `select count(*)::int as wrong from outbox m join order_lines l on l.order_id = (m.payload ->> 'order_id')::bigint
     where m.kind = 'order-placed' and l.product_id = $1
       and coalesce((m.payload -> 'to_buy' -> 0 ->> 'qty')::numeric, 0) <> l.qty - coalesce(l.stock_qty, l.qty)`,
    [product_id],
  );
  expect(mails!.wrong).toBe(0);
}, 60_000);

describe('an order beyond stock', () => {
  it('releases only what was taken when it is cancelled', async () => {
    const id = await placed(20);
    expect((await buyer.post('/api/orders/cancel', { id, reason: null })).status).toBe(200);
    expect(await stock()).toBe(12);
    expect((await own(id)).lines).toMatchObject([{ to_buy_qty: 0 }]);
  });

  it('gets the goods that come, and is then packed', async () => {
    const id = await placed(20);
    await move(id, 'confirmed');
    const pack = (qty: number) =>
      staff.post('/api/admin/shipment-pack', { order_id: id, lines: [{ line_no: 1, qty }] });
    expect((await pack(20)).body.message).toMatch(/^Only 12 nos of .+ are available for this order\./);
    const short = (await staff.get('/api/admin/short-list?size=100')).body.items;
    expect(short).toContainEqual(expect.objectContaining({ item_id: await itemOf(api, product_id), short: 8 }));
    const received = await staff.post('/api/admin/stock-adjust', { product_id, change: 10, reason: 'received' });
    expect(received.body.message).toMatch(/^Stock is now 2\. 8 allocated/);
    expect(await ofStaff(id)).toMatchObject({ allocated_qty: 20, short_qty: 0 });
    expect((await own(id)).lines).toMatchObject([{ to_buy_qty: 0 }]);
    expect((await pack(20)).status).toBe(200);
  });

  it('drops first what was to be bought in when it is short-closed', async () => {
    const id = await placed(20);
    await move(id, 'confirmed');
    const close = (qty: number) =>
      staff.post('/api/admin/order-short-close', {
        ...{ order_id: id, reason: 'Discontinued by the maker.', lines: [{ line_no: 1, qty }] },
      });
    expect((await close(8)).status).toBe(200);
    expect(await stock()).toBe(0);
    expect((await own(id)).lines).toMatchObject([{ to_buy_qty: 0, short_closed_qty: 8 }]);
    expect((await close(2)).status).toBe(200);
    expect(await stock()).toBe(2);
  });

  it('drops it first when the buyer accepts a lower quantity on hold', async () => {
    const id = await placed(20);
    await move(id, 'confirmed');
    const changes = [{ line_no: 1, qty: 15, promised_on: null }];
    const held = await staff.post('/api/admin/order-move', { id, to: 'on hold', note: 'Is 15 enough?', changes });
    expect(held.status).toBe(200);
    const { question } = await own(id);
    const answer = await buyer.post('/api/orders/question-answer', { id, question_id: question.id, cancel: [] });
    expect(answer.status).toBe(200);
    expect(await ofStaff(id)).toMatchObject({ qty: 15, allocated_qty: 12, short_qty: 3 });
    expect(await stock()).toBe(0);
  });
});

describe('an order beyond stock that waits for approval', () => {
  const waiting = async (qty: number) => {
    await api.sql('update companies set spending_limit_paise = 1000 where id = $1', [company.company_id]);
    const id = await placed(qty);
    expect(await company.statusOf(id)).toBe('pending approval');
    return id;
  };

  it('says to the approver what is to be bought in', async () => {
    const id = await waiting(20);
    const [mail] = await company.mails('order-approval-needed');
    expect(renderMail('order-approval-needed', mail!.payload).text).toContain('8 nos by ');
    expect((await own(id)).lines).toMatchObject([{ to_buy_qty: 8 }]);
    // It is not bought before it is approved.
    expect(await ofStaff(id)).toMatchObject({ allocated_qty: 12, short_qty: 0 });
  });

  it.each([
    { name: 'as ordered', qty: 20, taken: 12, left: 0, short: 8 },
    { name: 'lowered by what was to be bought in', qty: 12, taken: 12, left: 0, short: 0 },
    { name: 'lowered below what it took', qty: 5, taken: 5, left: 7, short: 0 },
    { name: 'raised', qty: 30, taken: 12, left: 0, short: 18 },
  ])('and is approved $name', async ({ qty, taken, left, short }) => {
    const id = await waiting(20);
    await api.sql('update order_lines set promised_on = null where order_id = $1', [id]);
    expect(await company.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty }] })).toMatchObject({
      status: 200,
    });
    expect(await stock()).toBe(left);
    const promised_on = promised(qty, taken);
    expect(await own(id)).toMatchObject({ promised_on, lines: [{ qty, to_buy_qty: short, promised_on }] });
    expect(await ofStaff(id)).toMatchObject({ allocated_qty: taken, short_qty: short });
  });

  it('and takes what is free when it is raised from a quantity in stock', async () => {
    const id = await waiting(10);
    expect((await company.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 20 }] })).status).toBe(200);
    expect(await ofStaff(id)).toMatchObject({ qty: 20, allocated_qty: 12, short_qty: 8 });
    expect(await stock()).toBe(0);
  });

  it('cannot be raised beyond stock once staff no longer allow it', async () => {
    const id = await waiting(20);
    await updateItem(api, product_id, 'can_backorder = false');
    expect(await company.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 30 }] })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/only 0 more in stock\. Reduce the quantity\.$/) } },
    });
    expect((await company.decide(id, { decision: 'approve' })).status).toBe(200);
  });

  it('and releases only what was taken when it is rejected', async () => {
    const id = await waiting(20);
    await company.decide(id, { decision: 'reject', reason: 'Too many.' });
    expect(await stock()).toBe(12);
  });
});
