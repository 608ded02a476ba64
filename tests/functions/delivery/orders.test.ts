import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promiseDelivery } from '#contracts/delivery/promise.ts';
import { WEEKDAYS } from '#contracts/delivery/working-days.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { statusesOf } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { lateness } from '#server/orders/late.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addOrder, type Owner } from '../../support/portal-fixtures.ts';
import { addQuote } from '../../support/quote-fixtures.ts';
import { openLimitedCompany } from '../../support/spending-limit.ts';

let api: Api;
let owner: Owner;
let buyer: Person;
let staff: Person;
let product_id: number;

const TRANSIT = 2;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  staff = await signIn(api, (await addUser(api, null)).email);
  product_id = await addProduct(api, company_id, { stock: 10_000 });
  // A cut-off at the end of the day: the test may run at any hour.
  await api.sql(`insert into dispatch_settings (cut_off_hour, working_days) values (24, '{Mon,Tue,Wed,Thu,Fri,Sat}')`);
  await api.sql(`insert into delivery_zones (prefix, zone, transit_days) values ('3', 'Rajasthan', $1)`, [TRANSIT]);
});
beforeEach(() => api.sql(`update orders set status = 'completed'`));
afterAll(() => api.stop());

const dayFromToday = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
const promised = (qty: number, stock: number, leadDays: number | null = null) =>
  promiseDelivery({
    ...{ qty, stock, leadDays, transitDays: TRANSIT, now: new Date(), cutOffHour: 24 },
    ...{ workingDays: WEEKDAYS, holidays: new Set<string>() },
  }).deliver_on;
const place = (body: object = {}) => buyer.post('/api/orders/create', { items: [{ product_id, qty: 3 }], ...body });
const own = async (id: number) => (await buyer.get(`/api/orders/get?id=${id}`)).body.order;
const ofStaff = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order;
const lateIds = async () =>
  (await staff.get('/api/admin/order-list?status=late')).body.items.map(({ id }: { id: number }) => id);
const lateCount = async () => (await staff.get('/api/admin/dashboard')).body.waiting.late;

describe('an order', () => {
  it('keeps the promise of each line and the need-by date, for buyer and staff', async () => {
    const { id } = (await place({ need_by: dayFromToday(30) })).body;
    const expected = { need_by: dayFromToday(30), promised_on: promised(3, 10_000), late: null };
    for (const order of [await own(id), await ofStaff(id)]) {
      expect(order).toMatchObject({ ...expected, lines: [{ promised_on: expected.promised_on }] });
    }
    expect(await lateIds()).toEqual([]);
  });

  it('needs no need-by date, and no zone', async () => {
    const { address_id, company_id } = await addCompany(api, 'Konkan');
    await api.sql(`update addresses set pincode = '415722' where id = $1`, [address_id]);
    const other = await signIn(api, (await addUser(api, company_id)).email);
    const items = [{ product_id: await addProduct(api, company_id), qty: 1 }];
    const { id } = (await other.post('/api/orders/create', { items })).body;
    const { order } = (await other.get(`/api/orders/get?id=${id}`)).body;
    expect(order).toMatchObject({ need_by: null, promised_on: null, late: null, lines: [{ promised_on: null }] });
  });

  it.each([
    { what: 'that has passed', need_by: () => dayFromToday(-1), message: 'This date has passed.' },
    { what: 'that does not exist', need_by: () => '2027-02-30', message: 'Choose a date' },
  ])('is refused with a need-by date $what', async ({ need_by, message }) => {
    const answer = await place({ need_by: need_by() });
    expect(answer).toMatchObject({ status: 400, body: { fields: { need_by: expect.stringContaining(message) } } });
  });

  it('is not the same request with another need-by date', async () => {
    const key = { idempotency_key: 'need-by-test-1' };
    await place({ ...key, need_by: dayFromToday(9) });
    expect((await place({ ...key, need_by: dayFromToday(9) })).status).toBe(200);
    expect((await place({ ...key, need_by: dayFromToday(10) })).status).toBe(422);
  });
});

describe('a late order', () => {
  it('is one that will miss its need-by date, and it is placed nevertheless', async () => {
    const { id } = (await place({ need_by: dayFromToday(0) })).body;
    expect(await own(id)).toMatchObject({ late: 'after need-by' });
    expect(await ofStaff(id)).toMatchObject({ late: 'after need-by' });
    expect(await lateIds()).toEqual([id]);
    expect(await lateCount()).toBe(1);
  });

  it('says so to the buyer once its promise has passed, until it is delivered', async () => {
    const { id } = (await place()).body;
    await api.sql('update orders set promised_on = $2 where id = $1', [id, dayFromToday(-1)]);
    const listed = async () =>
      (await buyer.get('/api/orders/list')).body.items.find((row: { id: number }) => row.id === id);
    expect([await own(id), await listed()]).toMatchObject([{ late: 'overdue' }, { late: 'overdue' }]);
    const { orders } = (await buyer.get('/api/customer/overview')).body;
    expect(orders[0]).toMatchObject({ id, late: 'overdue' });
    await api.sql(`update orders set status = 'delivered' where id = $1`, [id]);
    expect([await own(id), await listed()]).toMatchObject([{ late: null }, { late: null }]);
    expect(await lateCount()).toBe(0);
  });

  it('is in the list exactly if it says so', async () => {
    const dates = [null, -1, 0, 1].map((days) => (days === null ? null : dayFromToday(days)));
    const id = await addOrder(api, owner);
    for (const status of statusesOf(ORDER_STATES)) {
      for (const promised_on of dates) {
        for (const need_by of dates) {
          await api.sql('update orders set (status, promised_on, need_by) = ($2, $3, $4) where id = $1', [
            ...[id, status, promised_on, need_by],
          ]);
          const expected = lateness({ status, promised_on, need_by }) === null ? 0 : 1;
          expect([status, promised_on, need_by, await lateCount()]).toEqual([status, promised_on, need_by, expected]);
        }
      }
    }
    await api.sql('update orders set promised_on = null, need_by = null where id = $1', [id]);
  });
});

describe('a promise', () => {
  it('is renewed when the order is approved', async () => {
    const company = await openLimitedCompany(api);
    await company.reset();
    const id = await company.waiting();
    await api.sql('update orders set promised_on = $2 where id = $1', [id, '2026-01-05']);
    await api.sql('update order_lines set promised_on = $2 where order_id = $1', [id, '2026-01-05']);
    await company.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 5 }] });
    const { order } = (await company.people.buyer.get(`/api/orders/get?id=${id}`)).body;
    const promised_on = promised(1, 1);
    expect(order).toMatchObject({ status: 'placed', promised_on, lines: [{ promised_on, qty: 5 }, { promised_on }] });
  });

  it('of an accepted quote has its lead time, and none for goods that have none and are not in stock', async () => {
    const lines = [
      { product_id, qty: 2 },
      { product_id, qty: 2, lead_days: 12 },
      { name: 'Special seal', qty: 3 },
      { kind: 'freight' as const, name: 'Freight', price_paise: 45_050 },
    ];
    const { body } = await buyer.post('/api/customer/quote-accept', { id: await addQuote(api, owner, { lines }) });
    const order = await own(body.order_id);
    expect(order.promised_on).toBe(promised(2, 0, 12));
    expect(order.lines.map((line: { promised_on: string | null }) => line.promised_on)).toEqual([
      ...[promised(2, 2), promised(2, 0, 12), null, null],
    ]);
  });
});
