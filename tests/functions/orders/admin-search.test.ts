import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addOrder, type Owner } from '../../support/portal-fixtures.ts';
import { type Named, openSearchSteps, type SearchSteps } from '../../support/steps/search-steps.ts';

/** Numbers of orders, consignments and returns as buyers and carriers quote them and staff type them. */
let api: Api;
let at: SearchSteps;
let aravalli: Owner;
let konkan: Owner;

beforeAll(async () => {
  api = await startApi();
  at = await openSearchSteps(api);
  ({ aravalli, konkan } = at);
});
afterAll(() => api.stop());

describe('an order is found', () => {
  const orders: Named = new Map();
  const find = (q: string, more?: string) => at.findIn('order-list', orders, q, more);

  const add = async (owner: Owner, po: string | null, tracking?: { awb?: string; lr?: string }) => {
    const id = await addOrder(api, owner, 'in transit');
    orders.set(id, po ?? tracking!.awb ?? tracking!.lr!);
    await api.sql('update orders set po_number = $2 where id = $1', [id, po]);
    if (!tracking) return id;
    await api.sql(
      `insert into shipments (company_id, order_id, status, awb, lr_number, dispatched_at, created_by)
       values ($1, $2, 'in transit', $3, $4, now(), $5)`,
      [owner.company_id, id, tracking.awb ?? null, tracking.lr ?? null, owner.user_id],
    );
    return id;
  };

  beforeAll(async () => {
    await add(aravalli, 'PO-777');
    await add(konkan, 'PO-7771');
    await add(aravalli, 'AAC/26/0911');
    await add(konkan, 'DIL-4500018821');
    await add(aravalli, 'A_B%C');
    await add(aravalli, null, { awb: 'BD-118 277' });
    await add(aravalli, 'of Aravalli', { lr: 'VRL/4471' });
    await add(konkan, 'of Konkan', { lr: 'vrl 4471' });
    const id = await add(aravalli, 'of Aravalli, too', { lr: 'LR-1180277' });
    await api.sql(
      `insert into returns (company_id, order_id, status, reason, created_by) values ($1, $2, 'requested', $3, $4)`,
      [aravalli.company_id, id, 'Wet', aravalli.user_id],
    );
  });

  it.each([
    ['PO-777', ['PO-7771', 'PO-777']],
    ['po-777', ['PO-7771', 'PO-777']],
    ['777', ['PO-7771', 'PO-777']],
    ['po 777', ['PO-7771', 'PO-777']],
    ['Po777', ['PO-7771', 'PO-777']],
    ['7771', ['PO-7771']],
    ['po 26 777', []],
    ['aravalli 777', ['PO-777']],
    ['777 auto', ['PO-777']],
    ['0911', ['AAC/26/0911']],
    ['911', ['AAC/26/0911']],
    ['26-0911', ['AAC/26/0911']],
    ['aac 911', ['AAC/26/0911']],
    ['4500018821', ['DIL-4500018821']],
    ['18821', ['DIL-4500018821']],
    ['a_b', ['A_B%C']],
    ['a%c', []],
    ['%', []],
    ['_', []],
    ['%%%', []],
    ['777\' or "1"=1', []],
  ])('by its PO number: “%s” finds %j', async (q, names) => expect(await find(q)).toEqual(names));

  it.each([
    ['BD-118 277', ['BD-118 277']],
    ['bd118277', ['BD-118 277']],
    ['AWB BD118277', ['BD-118 277']],
    ['bd118', ['BD-118 277']],
    ['VRL/4471', ['of Konkan', 'of Aravalli']],
    ['LR vrl-4471', ['of Konkan', 'of Aravalli']],
    ['VRL_447_', ['of Konkan', 'of Aravalli']],
    ['VRL%9', []],
    ['awb', []],
    ['118 0277', ['of Aravalli, too']],
    ['LR 118-0277', ['of Aravalli, too']],
    ['LR1180277', ['of Aravalli, too']],
    ['lr no. 118-0277', ['of Aravalli, too']],
    ['LR number 1180277', ['of Aravalli, too']],
  ])('by the carrier’s number of its consignment: “%s” finds %j', async (q, names) =>
    expect(await find(q)).toEqual(names),
  );

  it.each(['', '#', 'Order ', 'order #'])('by its own number after “%s”', async (before) => {
    const [id, name] = [...orders][0]!;
    expect(await find(`${before}${id}`)).toEqual([name]);
  });

  it.each([
    ['its consignment', 'shipments'],
    ['its return', 'returns'],
  ])('by the code of %s', async (_, table) => {
    const [record] = await api.sql<{ code: string; order_id: string }>(
      `select * from ${table} order by id desc limit 1`,
    );
    const name = orders.get(Number(record!.order_id));
    for (const typed of [record!.code, record!.code.toLowerCase().replace(/-0+/, '')])
      expect(await find(typed)).toEqual([name]);
    expect(await find(record!.code.replace(/\d+$/, '999999'))).toEqual([]);
  });

  it('within the chosen company, status and dates', async () => {
    const of = ({ company_id }: Owner) => `&company_id=${company_id}`;
    expect(await find('VRL4471', of(konkan))).toEqual(['of Konkan']);
    expect(await find('777', of(aravalli))).toEqual(['PO-777']);
    expect(await find('777', of(konkan))).toEqual(['PO-7771']);
    expect(await find('bd118277', of(konkan))).toEqual([]);
    expect(await find('bd118277', '&status=placed')).toEqual([]);
    expect(await find('bd118277', '&status=in+transit&from=2026-01-01')).toEqual(['BD-118 277']);
    expect(await find('bd118277', '&to=2020-01-01')).toEqual([]);
  });

  it('by the current name of its company or buyer', async () => {
    const id = await add(konkan, 'PO-renamed');
    orders.set(id, 'renamed');
    await api.sql(`update companies set name = 'Sahyadri Pharma' where id = $1`, [konkan.company_id]);
    await api.sql(`update users set name = 'Meera Nair' where id = $1`, [konkan.user_id]);
    expect(await find('sahyadri renamed')).toEqual(['renamed']);
    expect(await find('meera renamed')).toEqual(['renamed']);
    expect(await find('dil konkan')).toEqual([]);
    await api.sql(`update companies set name = 'Konkan Pharma' where id = $1`, [konkan.company_id]);
  });

  it('by a number added to its consignment later, and not by a removed one', async () => {
    const id = await add(aravalli, 'PO-later', { awb: 'WRONG 1' });
    orders.set(id, 'later');
    await api.sql(`update shipments set awb = 'RIGHT 2' where order_id = $1`, [id]);
    expect([await find('wrong1'), await find('right2')]).toEqual([[], ['later']]);
    await api.sql('delete from shipments where order_id = $1', [id]);
    expect(await find('right2')).toEqual([]);
  });

  it('by a blank search', async () => {
    expect(await find('  ')).toHaveLength(orders.size);
  });

  it('in the palette too', async () => {
    expect((await at.findInPalette('order', 'awb bd118277')).map((id) => orders.get(id))).toEqual(['BD-118 277']);
    expect((await at.findInPalette('order', '0911')).map((id) => orders.get(id))).toEqual(['AAC/26/0911']);
  });
});
