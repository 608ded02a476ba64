import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  buyer = await signIn(api, (await addUser(api, (await addCompany(api, 'Aravalli')).company_id)).email);
});
beforeEach(() => api.sql('truncate dispatch_settings, holidays, delivery_zones'));
afterAll(() => api.stop());

const tables = async () => (await staff.get('/api/admin/delivery-get')).body;
const save = (noun: string, body: object) => staff.post(`/api/admin/${noun}-save`, body);

describe('the delivery tables', () => {
  it('begin with 2 pm, Monday to Saturday, and nothing else', async () => {
    expect(await tables()).toMatchObject({
      settings: { cut_off_hour: 14, working_days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
      holidays: [],
      zones: [],
    });
  });

  it('keep one row of dispatch times', async () => {
    await save('dispatch', { cut_off_hour: 12, working_days: ['Mon', 'Tue'] });
    expect((await save('dispatch', { cut_off_hour: 16, working_days: ['Mon'] })).status).toBe(200);
    expect((await tables()).settings).toEqual({ cut_off_hour: 16, working_days: ['Mon'] });
  });

  it('replace a holiday on the same date and a zone of the same prefix, and remove them', async () => {
    await save('holiday', { day: '2027-03-22', name: 'Hol' });
    const { body: holiday } = await save('holiday', { day: '2027-03-22', name: 'Holi' });
    await save('zone', { prefix: '11', zone: 'Delhi', transit_days: 2 });
    const { body: zone } = await save('zone', { prefix: ' 1 1', zone: 'Delhi NCR', transit_days: 1 });
    expect(await tables()).toMatchObject({
      holidays: [{ id: holiday.id, day: '2027-03-22', name: 'Holi' }],
      zones: [{ id: zone.id, prefix: '11', zone: 'Delhi NCR', transit_days: 1 }],
    });
    for (const [path, { id }] of [
      ['holiday', holiday],
      ['zone', zone],
    ] as const) {
      expect((await staff.post(`/api/admin/${path}-remove`, { id })).status).toBe(200);
      expect((await staff.post(`/api/admin/${path}-remove`, { id })).status).toBe(404);
    }
    expect(await tables()).toMatchObject({ holidays: [], zones: [] });
  });

  it('are logged with the person who changed them', async () => {
    await save('dispatch', { cut_off_hour: 12, working_days: ['Mon'] });
    await save('dispatch', { cut_off_hour: 15, working_days: ['Mon'] });
    const { body } = await save('holiday', { day: '2027-03-22', name: 'Holi' });
    await staff.post('/api/admin/holiday-remove', { id: body.id });
    const { items } = (await staff.get('/api/admin/audit-list?size=3')).body;
    expect(items.map((entry: { action_label: string; record: string }) => [entry.action_label, entry.record])).toEqual([
      ['deleted', 'Holiday Holi'],
      ['added', 'Holiday Holi'],
      ['changed', 'Dispatch settings for all orders'],
    ]);
    expect(items[2].changes).toEqual([{ field: 'Cut off hour', before: '12', after: '15' }]);
  });

  it.each([
    { path: 'dispatch-save', body: { cut_off_hour: 25, working_days: ['Mon'] }, field: 'cut_off_hour' },
    { path: 'dispatch-save', body: { cut_off_hour: 14, working_days: [] }, field: 'working_days' },
    { path: 'dispatch-save', body: { cut_off_hour: 14, working_days: ['Sun'] }, field: 'working_days.0' },
    { path: 'holiday-save', body: { day: '2027-02-30', name: 'Holi' }, field: 'day' },
    { path: 'holiday-save', body: { day: '2027-02-03', name: ' ' }, field: 'name' },
    { path: 'zone-save', body: { prefix: '0', zone: 'North', transit_days: 1 }, field: 'prefix' },
    { path: 'zone-save', body: { prefix: '3010191', zone: 'North', transit_days: 1 }, field: 'prefix' },
    { path: 'zone-save', body: { prefix: '30', zone: 'North', transit_days: 61 }, field: 'transit_days' },
    { path: 'zone-save', body: { prefix: '30', zone: 'North', transit_days: null }, field: 'transit_days' },
  ])('are not changed by $path with a wrong $field', async ({ path, body, field }) => {
    const answer = await staff.post(`/api/admin/${path}`, body);
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it.each(['dispatch-save', 'holiday-save', 'holiday-remove', 'zone-save', 'zone-remove'])(
    'are not open to buyers or strangers: %s',
    async (path) => {
      expect((await buyer.post(`/api/admin/${path}`, { id: 1 })).status).toBe(403);
      expect((await as(api).post(`/api/admin/${path}`, { id: 1 })).status).toBe(401);
    },
  );
});

describe('a promise that staff try', () => {
  beforeEach(async () => {
    await save('dispatch', { cut_off_hour: 24, working_days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] });
    await save('zone', { prefix: '1', zone: 'North', transit_days: 3 });
    await save('zone', { prefix: '194', zone: 'Ladakh', transit_days: 9 });
    await save('zone', { prefix: '194101', zone: 'Leh', transit_days: 8 });
  });
  const attempt = async (query: string) => (await staff.get(`/api/admin/delivery-try?${query}`)).body;

  it.each([
    { pin: '110001', zone: 'North' },
    { pin: '194103', zone: 'Ladakh' },
    { pin: '194101', zone: 'Leh' },
    { pin: '400001', zone: null },
  ])('uses the longest prefix of the PIN code: $pin is $zone', async ({ pin, zone }) => {
    expect((await attempt(`pin=${pin}&qty=1&stock=1`)).zone).toBe(zone);
  });

  it('has a date from stock or lead time, and none without', async () => {
    const { delivery } = await attempt('pin=110001&qty=5&stock=5');
    expect(delivery).toMatchObject({ from: 'stock', in_stock_qty: 5 });
    expect(delivery.text).toMatch(/^Delivery by \w{3}, \d+ \w+( \d{4})?$/);
    const later = (await attempt('pin=110001&qty=5&stock=2&lead_days=10')).delivery;
    expect(later).toMatchObject({ from: 'lead time', in_stock_qty: 2, in_stock_on: delivery.deliver_on });
    expect(later.deliver_on > delivery.deliver_on).toBe(true);
    expect((await attempt('pin=110001&qty=5&stock=0')).delivery).toMatchObject({
      from: 'unknown',
      deliver_on: null,
      text: 'Delivery date on confirmation',
    });
    expect((await attempt('pin=400001&qty=1&stock=1')).delivery).toMatchObject({ from: 'unknown', deliver_on: null });
  });

  it('takes decimals of what is measured', async () => {
    const { delivery } = await attempt('pin=110001&qty=2.5&stock=2.499&lead_days=10');
    expect(delivery).toMatchObject({ from: 'lead time', in_stock_qty: 2.499 });
    expect((await attempt('pin=110001&qty=0.001&stock=0.001')).delivery).toMatchObject({ from: 'stock' });
  });

  it('moves past a holiday', async () => {
    const { deliver_on } = (await attempt('pin=110001&qty=1&stock=1')).delivery;
    await save('holiday', { day: deliver_on, name: 'Strike' });
    expect((await attempt('pin=110001&qty=1&stock=1')).delivery.deliver_on > deliver_on).toBe(true);
  });

  it.each([
    { query: 'pin=010001&qty=1&stock=1', field: 'pin' },
    { query: 'pin=110001&qty=0&stock=1', field: 'qty' },
    { query: 'pin=110001&stock=1', field: 'qty' },
    { query: 'pin=110001&qty=1&stock=', field: 'stock' },
    { query: 'pin=110001&qty=1.0005&stock=1', field: 'qty' },
    { query: 'pin=110001&qty=1&stock=-0.5', field: 'stock' },
    { query: 'pin=110001&qty=1&stock=1&lead_days=366', field: 'lead_days' },
  ])('is refused with a wrong $field', async ({ query, field }) => {
    const answer = await staff.get(`/api/admin/delivery-try?${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});
